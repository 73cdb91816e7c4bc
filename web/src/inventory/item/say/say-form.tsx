import type { Item } from '@archway/contract/inventory/item';
import { conditions } from '@archway/contract/inventory/states';
import * as textLimits from '@archway/contract/kernel/text-limits';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useFieldSetting } from '../../../ui/fields/field-setting.ts';
import { readMoney } from '../../../ui/fields/read-money.ts';
import { useFormats } from '../../../ui/fields/use-formats.ts';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { PlaceField } from '../../place-field.tsx';
import { useInventoryWords } from '../../words.ts';
import { DamageFields } from './damage-fields.tsx';
import { PiecesField } from './pieces-field.tsx';
import { type Asked, asks, calls, emptySaying, type SayFields } from './say-fields.ts';
import { useUndo } from './use-undo.ts';

type SayFormProps = Asked & { item: Pick<Item, 'id'>; onClose: () => void };

/** Asks what has to be known, says it, and offers to take it back. */
export const SayForm = ({ action, pieces, onSaid, item, onClose }: SayFormProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui', 'names/inventory']);
  const words = useInventoryWords();
  const { money } = useFormats();
  const { currency } = useFieldSetting();
  const undo = useUndo();
  const wanted = asks[action];
  const form = useFields<SayFields>({
    initialValues: { ...emptySaying, ...initialOf(action), unitIds: (pieces ?? []).map(({ id }) => id) },
    required: wanted.place === 'required' ? ['locationId'] : [],
  });
  const locationId = form.useWatchValue('locationId');
  const unitIds = form.useWatchValue('unitIds');

  const { submit, pending, problem } = useSubmit(
    (fields: SayFields & { amount: number | null }) => calls[action](api, fields),
    {
      onDone: async ({ eventIds, rows }) => {
        onClose();
        onSaid?.();
        toast(t(`say.${action}.done`, { count: rows.length, code: isolated(rows[0]?.code ?? '') }), {
          undo: () => undo(eventIds),
        });
      },
      onProblem: ({ errors }) => form.showErrors(errors),
    },
  );
  const send = (fields: SayFields) => {
    const amount = fields.price.trim() === '' ? null : readMoney(fields.price, money);
    if (fields.unitIds.length === 0) return form.setFieldError('unitIds', t('say.noPieces'));
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
        {wanted.place && (
          <PlaceField
            label={wanted.place === 'required' ? t('say.to') : t('say.where')}
            description={wanted.place === 'optional' ? t('say.whereHint') : undefined}
            required={wanted.place === 'required'}
            clearable={wanted.place === 'optional'}
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
              { value: '', label: t('say.sameCondition') },
              ...conditions.map((value) => ({ value, label: words.condition(value) })),
            ]}
            key={form.key('condition')}
            {...form.getInputProps('condition')}
          />
        )}
        {wanted.price && (
          <TextInput
            label={t('say.sell.price')}
            description={t('say.sell.priceHint')}
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
          label={t(`say.${action}.note`)}
          maxLength={textLimits.note}
          data-autofocus={pieces && Object.keys(wanted).length === 0 ? true : undefined}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons
          submit={t(`say.${action}.confirm`, { count: Math.max(1, unitIds.length) })}
          pending={pending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

const initialOf = (action: Asked['action']): Partial<SayFields> =>
  action === 'reportDamage' ? { condition: 'broken' } : {};
