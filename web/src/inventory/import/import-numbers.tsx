import type { ImportCounts } from '@archway/contract/inventory/imports/import';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';

const kinds = ['toAdd', 'toChange', 'same', 'wrong'] as const;

/** The numbers that matter, large. */
export const ImportNumbers = ({ counts }: { counts: ImportCounts | null }) => {
  const { t } = useTranslation(['inventory/import', 'ui']);
  return (
    <dl className={classes.numbers}>
      {kinds.map((kind) => (
        <div key={kind} data-kind={kind} data-none={!counts?.[kind]}>
          <dt>{t(`numbers.${kind}`, { count: counts?.[kind] ?? 0 })}</dt>
          <dd data-tabular>{t('ui:number', { value: counts?.[kind] ?? 0 })}</dd>
        </div>
      ))}
    </dl>
  );
};
