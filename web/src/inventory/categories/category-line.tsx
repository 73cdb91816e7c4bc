import type { Category } from '@archway/contract/inventory/category';
import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../ui/text/sentence.tsx';
import { TreeLine } from '../../ui/tree/tree-line.tsx';
import classes from './categories.module.css';
import { CategoryCounts } from './category-counts.tsx';
import { CategoryMark } from './category-mark.tsx';
import type { Look } from './look-rules.ts';

type CategoryLineProps = {
  category: Category;
  depth: number;
  look: Look;
  /** Items of the category and of everything inside it. */
  all: number;
  hasInside: boolean;
  open: boolean;
  onToggle: () => void;
  draggable: boolean;
  menu: ReactNode;
};

/** One category of the tree. */
export const CategoryLine = (props: CategoryLineProps) => {
  const { category, depth, look, all, hasInside, open, onToggle, draggable, menu } = props;
  const { t } = useTranslation('inventory/categories');
  const { id, name } = category;
  const sortable = useSortable({ id, attributes: { roleDescription: t('drag.role') } });
  const { transform, transition, isDragging } = sortable;
  return (
    <TreeLine
      ref={sortable.setNodeRef}
      name={name}
      depth={depth}
      open={hasInside ? open : undefined}
      onToggle={onToggle}
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      before={
        draggable && (
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            className={classes.handle}
            data-focus-key={`handle ${id}`}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={t('drag.handle', { name: isolated(name) })}
          >
            <IconGripVertical size={18} aria-hidden />
          </button>
        )
      }
      icon={<CategoryMark look={look} />}
      facts={<CategoryCounts id={id} own={category.items} all={hasInside ? all : undefined} />}
      menu={menu}
    >
      <Link to="/categories/$id" params={{ id }} className={classes.name}>
        <bdi>{name}</bdi>
      </Link>
    </TreeLine>
  );
};
