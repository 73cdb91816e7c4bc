import { useTranslation } from 'react-i18next';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { fitFor, statusInverse } from './bulk-rules.ts';
import { NamesOf } from './names-of.tsx';
import { useChangeItems } from './use-change-items.ts';

/** Out of use, or into use again. Those that cannot stay as they are, and the summary says so. */
export const StatusForm = ({ rows, onClose, onDone, to }: BulkFormProps & { to: 'active' | 'archived' }) => {
  const { t } = useTranslation('inventory/list');
  const { submit, pending, problem } = useChangeItems(onDone);
  const { fit, stay } = fitFor(rows, to);
  const name = to === 'active' ? 'activate' : 'archive';
  const send = () =>
    submit({ change: { ids: fit.map((row) => row.id), status: to }, inverse: statusInverse(fit, to) });
  return (
    <BulkForm
      summary={
        <>
          {t(`bulk.${name}.summary`, { count: fit.length })}
          <NamesOf rows={fit} />
          {stay.length > 0 && t(`bulk.${name}.stay`, { count: stay.length })}
        </>
      }
      submit={t(`bulk.${name}.submit`, { count: fit.length })}
      disabled={fit.length === 0}
      dirty={false}
      pending={pending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    />
  );
};
