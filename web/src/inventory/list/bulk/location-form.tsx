import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TreeSelect } from '../../../ui/tree/tree-select.tsx';
import { useOpenLocations } from '../../use-open-locations.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { useChangeItems } from './use-change-items.ts';

type Location = ReturnType<typeof useOpenLocations>['rows'][number];

/** Whatever of them stands in storage is brought to one location. */
export const LocationForm = ({ rows, onClose, onDone }: BulkFormProps) => {
  const { t } = useTranslation('inventory/list');
  const { t: names } = useTranslation('names/inventory');
  const locations = useOpenLocations().rows;
  const [id, setId] = useState<string | null>(null);
  const { submit, pending, problem } = useChangeItems(onDone);
  const chosen = locations.find((location) => location.id === id);
  const send = () =>
    chosen && submit({ change: { ids: rows.map((row) => row.id), locationId: chosen.id }, inverse: [] });
  return (
    <BulkForm
      summary={t('bulk.location.summary', { count: rows.length })}
      submit={t('bulk.location.submit', { count: rows.length })}
      disabled={!chosen}
      dirty={id !== null}
      pending={pending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <TreeSelect
        label={names('item.location')}
        rows={locations}
        nameOf={nameOf}
        codeOf={codeOf}
        refuses={isClosed}
        value={id}
        onChange={setId}
        data-autofocus
      />
    </BulkForm>
  );
};

const nameOf = ({ name }: Location) => name;
const codeOf = ({ code }: Location) => code;
/** An inactive location takes nothing new. */
const isClosed = ({ active }: Location) => !active;
