import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { queries, queryClient } from '../platform/api/query-client.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { FieldPair } from '../ui/field-pair.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { isolated } from '../ui/sentence.tsx';
import { toast } from '../ui/toast.ts';
import { useFields } from '../ui/use-fields.ts';
import { hasAddress, likelyKind } from './kind-rules.ts';
import { factsOf, fieldsOf, type LocationFields } from './location-fields.ts';
import { LocationParentField } from './location-parent-field.tsx';
import { PositionFields } from './position-fields.tsx';
import { storageKinds } from './words.ts';

type LocationFormProps = {
  /** Nothing for a new one. */
  place: StorageLocation | undefined;
  parentId: string | null;
  rows: readonly StorageLocation[];
  onClose: () => void;
  onSaved?: ((place: StorageLocation) => unknown) | undefined;
};

export type LocationFormFields = ReturnType<typeof useFields<LocationFields>>;

const readAgain = () => queryClient.invalidateQueries({ queryKey: queries.storage.key() });

/** What is known of a place and what it stands in. */
export const LocationForm = ({ place, parentId, rows, onClose, onSaved }: LocationFormProps) => {
  const { t } = useTranslation('storage');
  const form = useFields<LocationFields>({
    initialValues: fieldsOf(place, parentId, rows),
    required: ['name'],
  });
  const kind = form.useWatchValue('kind');
  const parent = form.useWatchValue('parentId');
  const active = form.useWatchValue('active');
  // What is known stays to be seen, also when the place becomes one that usually has no address.
  const known = [
    form.useWatchValue('address'),
    form.useWatchValue('latitude'),
    form.useWatchValue('longitude'),
  ];
  const showsAddress =
    hasAddress(kind) || known.some((value) => value !== '') || Boolean(place?.address || place?.latitude);
  const onDone = async (saved: StorageLocation) => {
    await readAgain();
    onSaved?.(saved);
    onClose();
    toast(t(place ? 'saved' : 'added', { name: isolated(saved.name) }), { tone: 'success' });
  };
  const onProblem = ({ code, errors }: ApiProblem) => {
    if (code === 'stale_version') void readAgain();
    return form.showErrors(errors);
  };
  const create = useSubmit(api.storage.create, { onDone, onProblem });
  const change = useSubmit(api.storage.change, { onDone, onProblem });
  const { pending, problem } = place ? change : create;
  const stale = problem?.code === 'stale_version';

  const send = (fields: LocationFields) => {
    const { code, ...facts } = factsOf(fields);
    return place
      ? change.submit({
          id: place.id,
          version: place.version,
          ...facts,
          code,
          parentId: fields.parentId,
          active: fields.active,
        })
      : create.submit({
          ...facts,
          ...(code === null ? {} : { code }),
          ...(fields.parentId === null ? {} : { parentId: fields.parentId }),
        });
  };
  /** A new place in another one is probably of another kind, unless somebody has chosen it. */
  const putInto = (id: string | null) => {
    form.setFieldValue('parentId', id);
    if (!place && !form.isTouched('kind'))
      form.setFieldValue(
        'kind',
        likelyKind(
          rows.find((row) => row.id === id),
          rows,
        ),
        { forceUpdate: true },
      );
  };
  const field = (name: keyof LocationFields) => ({ key: form.key(name), ...form.getInputProps(name) });
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem}>{stale ? t('stale') : undefined}</ProblemAlert>
        <TextInput label={t('fields.name')} maxLength={120} required data-autofocus {...field('name')} />
        <LocationParentField
          rows={rows}
          of={place?.id}
          {...form.getInputProps('parentId')}
          value={parent}
          onChange={putInto}
        />
        <FieldPair>
          <NativeSelect
            label={t('fields.kind')}
            data={storageKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            {...field('kind')}
          />
          <TextInput
            label={t('fields.code')}
            description={t('fields.codeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={30}
            dir="ltr"
            autoCapitalize="characters"
            {...field('code')}
          />
        </FieldPair>
        <NumberField
          label={t('fields.capacity')}
          description={t('fields.capacityHint')}
          min={1}
          max={1_000_000}
          whole
          {...field('capacity')}
        />
        {showsAddress && (
          <>
            <TextInput label={t('fields.address')} maxLength={300} {...field('address')} />
            <PositionFields form={form} />
          </>
        )}
        <Textarea
          label={t('fields.notes')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...field('notes')}
        />
        {place && (
          <Switch
            label={t('fields.active')}
            description={t('fields.activeHint')}
            checked={active}
            onChange={(event) => form.setFieldValue('active', event.currentTarget.checked)}
          />
        )}
        <FormButtons
          submit={place ? undefined : t('addNow')}
          pending={pending}
          disabled={stale}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};
