import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TreeSelect } from '../../../ui/tree/tree-select.tsx';
import { usePlaces } from '../../use-places.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { useChangeItems } from './use-change-items.ts';

type Place = ReturnType<typeof usePlaces>['rows'][number];

/** Whatever of them stands in storage is brought to one place. */
export const LocationForm = ({ rows, onClose, onDone }: BulkFormProps) => {
  const { t } = useTranslation('inventory/list');
  const { t: names } = useTranslation('names/inventory');
  const places = usePlaces().rows;
  const [id, setId] = useState<string | null>(null);
  const { submit, pending, problem } = useChangeItems(onDone);
  const chosen = places.find((place) => place.id === id);
  const send = () =>
    chosen && submit({ change: { ids: rows.map((row) => row.id), locationId: chosen.id }, inverse: [] });
  return (
    <BulkForm
      summary={t('bulk.location.summary', { count: rows.length })}
      submit={t('bulk.location.submit', { count: rows.length })}
      disabled={!chosen}
      pending={pending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <TreeSelect
        label={names('item.location')}
        rows={places}
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

const nameOf = ({ name }: Place) => name;
const codeOf = ({ code }: Place) => code;
/** An inactive place takes nothing new. */
const isClosed = ({ active }: Place) => !active;
