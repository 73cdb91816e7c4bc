import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { storageLocationFields } from '@archway/contract/storage/storage-location-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../kit/edit/form-alert.tsx';
import { useTableForm } from '../kit/edit/use-table-form.ts';
import { api } from '../platform/api/api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { FieldGroups } from '../ui/fields/field-groups.tsx';
import { FieldInput } from '../ui/fields/field-input.tsx';
import { FieldPair } from '../ui/form/field-pair.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { hasAddress, likelyKind } from './kind-rules.ts';
import { LocationParentField } from './location-parent-field.tsx';
import { PositionFields } from './position-fields.tsx';
import { useLocationWords } from './use-location-names.ts';

type LocationFormProps = {
  /** Nothing for a new one. */
  location: StorageLocation | undefined;
  parentId: string | null;
  rows: readonly StorageLocation[];
  onClose: () => void;
  onSaved?: ((location: StorageLocation) => unknown) | undefined;
};

/** What is known of a location and what it stands in. */
export const LocationForm = ({ location, parentId, rows, onClose, onSaved }: LocationFormProps) => {
  const { t } = useTranslation('storage');
  const words = useLocationWords();
  const { nameOf, hintOf, optionName } = words;
  const kindIn = (id: string | null) =>
    likelyKind(
      rows.find((row) => row.id === id),
      rows,
    );
  const edit = useTableForm({
    table: storageLocationFields,
    row: location,
    initial: { parentId, kind: kindIn(parentId) },
    create: api.storage.create,
    change: api.storage.change,
    read: ({ id }) => api.storage.get({ id }),
    onDone: (saved: StorageLocation) => {
      onSaved?.(saved);
      onClose();
      toast(t(location ? 'saved' : 'added', { name: isolated(saved.name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  const kind = form.useWatchValue('kind');
  const parent = form.useWatchValue('parentId');
  // What is known stays to be seen, also when the location becomes one that usually has no address.
  const known = [
    form.useWatchValue('address'),
    form.useWatchValue('latitude'),
    form.useWatchValue('longitude'),
  ];
  const showsAddress =
    hasAddress(kind) ||
    known.some((value) => value !== '') ||
    Boolean(location?.address || location?.latitude);
  const carried = [form.useWatchValue('payload'), form.useWatchValue('loadVolume')];
  const showsLoad = kind === 'vehicle' || carried.some((value) => value !== '');
  /** A new location in another one is probably of another kind, unless somebody has chosen it. */
  const putInto = (id: string | null) => {
    form.setFieldValue('parentId', id);
    if (!location && !form.isTouched('kind')) form.setFieldValue('kind', kindIn(id), { forceUpdate: true });
  };
  // Both are short: they stand side by side also in a drawer that is too narrow for two columns of a grid.
  const kindAndCode = (
    <FieldPair>
      {(['kind', 'code'] as const).map((name) => (
        <FieldInput
          key={name}
          form={form}
          name={name}
          field={storageLocationFields[name]}
          label={nameOf(name)}
          description={name === 'code' ? hintOf(name) : undefined}
          optionName={(option) => optionName(name, option)}
        />
      ))}
    </FieldPair>
  );
  const parentField = (
    <LocationParentField
      rows={rows}
      of={location?.id}
      {...form.getInputProps('parentId')}
      value={parent}
      onChange={putInto}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        <FieldGroups
          form={form}
          table={storageLocationFields}
          {...words}
          groups={{
            basics: {
              focused: 'name',
              wide: ['name', 'capacity'],
              replaced: { parentId: parentField, kind: kindAndCode, code: null },
            },
            address: showsAddress && {
              wide: ['address'],
              replaced: { latitude: <PositionFields form={form} />, longitude: null },
            },
            vehicle: showsLoad && {},
            more: { replaced: location ? {} : { active: null } },
          }}
        />
        <FormButtons submit={location ? undefined : t('addNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
