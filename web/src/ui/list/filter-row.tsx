import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-chip.module.css';

type FilterRowProps = {
  /** The one search field. */
  search: ReactNode;
  /** Chips, each one filter. */
  children?: ReactNode;
  /** What is done with the whole list. */
  tools?: ReactNode;
  /** Set while anything is on: offers to clear it all. */
  onClear?: (() => void) | undefined;
};

/** What stands above a list: the search field and the filters, all visible. */
export const FilterRow = ({ search, children, tools, onClear }: FilterRowProps) => {
  const { t } = useTranslation('ui');
  return (
    <search className={classes.row}>
      <div className={classes.search}>{search}</div>
      {(children || onClear) && (
        <div className={classes.chips}>
          {children}
          {onClear && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconFilterOff size={16} aria-hidden />}
              onClick={onClear}
            >
              {t('results.clearFilters')}
            </Button>
          )}
        </div>
      )}
      {tools && <div className={classes.tools}>{tools}</div>}
    </search>
  );
};
