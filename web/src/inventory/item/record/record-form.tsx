import type { Item } from '@archway/contract/inventory/item';
import { conditions } from '@archway/contract/inventory/states';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useFieldSetting } from '../../../ui/fields/field-setting.ts';
import { readMoney } from '../../../ui/fields/measures/read-money.ts';
import { useFormats } from '../../../ui/fields/measures/use-formats.ts';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { LocationField } from '../../location-field.tsx';
import { useInventoryWords } from '../../words.ts';
import { DamageFields } from './damage-fields.tsx';
import { PiecesField } from './pieces-field.tsx';
import { calls, emptyRecord, inputsOf, type RecordFields, type RecordRequest } from './record-fields.ts';
import { useUndo } from './use-undo.ts';

type RecordFormProps = RecordRequest & { item: Pick<Item, 'id'>; onClose: () => void };

/** Asks what has to be known, says it, and offers to take it back. */
export const RecordForm = ({ action, pieces, onRecorded, item, onClose }: RecordFormProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui', 'names/inventory']);
  const words = useInventoryWords();
  const { money } = useFormats();
  const { currency } = useFieldSetting();
  const undo = useUndo();
  const wanted = inputsOf[action];
  const form = useFields<RecordFields>({
    initialValues: { ...emptyRecord, ...initialOf(action), unitIds: (pieces ?? []).map(({ id }) => id) },
    required: wanted.location === 'required' ? ['locationId'] : [],
  });
  const locationId = form.useWatchValue('locationId');
  const unitIds = form.useWatchValue('unitIds');

  const { submit, pending, problem } = useSubmit(
    (fields: RecordFields & { amount: number | null }) => calls[action](api, fields),
    {
      onDone: async ({ eventIds, rows }) => {
        onClose();
        onRecorded?.();
        toast(t(`record.${action}.done`, { count: rows.length, code: isolated(rows[0]?.code ?? '') }), {
          undo: () => undo(eventIds),
        });
      },
      onProblem: ({ errors }) => form.showErrors(errors),
    },
  );
  const send = (fields: RecordFields) => {
    const amount = fields.price.trim() === '' ? null : readMoney(fields.price, money);
    if (fields.unitIds.length === 0) return form.setFieldError('unitIds', t('record.noPieces'));
    if (amount === undefined) return form.setFieldError('price', fieldErrorText('errors.amount'));
    return submit({ ...fields, amount });
  };
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <PiecesField
          action={action}
          item={item}
          pieces={pieces}
          value={unitIds}
          onChange={(ids) => {
            form.clearFieldError('unitIds');
            form.setFieldValue('unitIds', ids);
          }}
          error={form.errors['unitIds']}
        />
        {wanted.location && (
          <LocationField
            label={wanted.location === 'required' ? t('record.to') : t('record.where')}
            description={wanted.location === 'optional' ? t('record.whereHint') : undefined}
            required={wanted.location === 'required'}
            clearable={wanted.location === 'optional'}
            clearButtonProps={{ 'aria-label': t('ui:clear') }}
            value={locationId}
            onChange={(id) => form.setFieldValue('locationId', id)}
            error={form.errors['locationId']}
          />
        )}
        {wanted.condition === 'damage' && <DamageFields form={form} />}
        {wanted.condition === 'any' && (
          <NativeSelect
            label={t('names/inventory:unit.condition')}
            data={[
              { value: '', label: t('record.sameCondition') },
              ...conditions.map((value) => ({ value, label: words.condition(value) })),
            ]}
            key={form.key('condition')}
            {...form.getInputProps('condition')}
          />
        )}
        {wanted.price && (
          <TextInput
            label={t('record.sell.price')}
            description={t('record.sell.priceHint')}
            dir="ltr"
            maxLength={textLimits.typedMeasure}
            rightSection={currency}
            rightSectionWidth={56}
            rightSectionPointerEvents="none"
            key={form.key('price')}
            {...form.getInputProps('price')}
          />
        )}
        <TextInput
          label={t(`record.${action}.note`)}
          maxLength={textLimits.note}
          data-autofocus={pieces && Object.keys(wanted).length === 0 ? true : undefined}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons
          submit={t(`record.${action}.confirm`, { count: Math.max(1, unitIds.length) })}
          pending={pending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

const initialOf = (action: RecordRequest['action']): Partial<RecordFields> =>
  action === 'reportDamage' ? { condition: 'broken' } : {};
