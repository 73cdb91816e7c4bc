import { pageSizes } from '@archway/contract/kernel/limits';
import { NativeSelect, Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './pages.module.css';

type PagesProps = {
  total: number;
  /** There are more than that: nobody has counted them yet. */
  isMore?: boolean | undefined;
  page: number;
  itemsPerPage: number;
  onPage: (page: number) => void;
  onItemsPerPage: (itemsPerPage: number) => void;
};

/** "Showing 26–50 of 1,204", the page size, and the pages with first and last. */
export const Pages = ({ total, isMore = false, page, itemsPerPage, onPage, onItemsPerPage }: PagesProps) => {
  const { t } = useTranslation('ui');
  const from = total === 0 ? 0 : (page - 1) * itemsPerPage + 1;
  const to = Math.min(page * itemsPerPage, total);
  const names = {
    first: t('pages.first'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    last: t('pages.last'),
  };
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      <span className={classes.showing} aria-live="polite" data-tabular>
        {isMore ? t('pages.showingSome', { from, to }) : t('pages.showing', { from, to, total })}
      </span>
      <NativeSelect
        className={classes.size}
        size="sm"
        aria-label={t('pages.size')}
        data={pageSizes.map((size) => ({ value: String(size), label: t('pages.perPage', { count: size }) }))}
        value={String(itemsPerPage)}
        onChange={(event) => onItemsPerPage(Number(event.currentTarget.value))}
      />
      <Pagination
        total={Math.max(1, Math.ceil(total / itemsPerPage))}
        value={page}
        onChange={onPage}
        siblings={1}
        boundaries={1}
        getControlProps={(control) => ({ 'aria-label': names[control] })}
        getItemProps={(number) => ({ 'aria-label': t('pages.page', { page: number }) })}
      />
    </nav>
  );
};
