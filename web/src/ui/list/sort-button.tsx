import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './data-table.module.css';

type SortButtonProps = {
  title: string;
  order: 'asc' | 'desc' | undefined;
  onSort: (order: 'asc' | 'desc') => void;
};

/** The heading of a column that can be sorted by; `aria-sort` on its cell says how it is. */
export const SortButton = ({ title, order, onSort }: SortButtonProps) => {
  const Icon = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={order !== undefined}
      onClick={() => onSort(order === 'asc' ? 'desc' : 'asc')}
    >
      {title}
      <Icon size={16} aria-hidden />
    </button>
  );
};
