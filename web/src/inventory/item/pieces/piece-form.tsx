import type { Unit } from '@archway/contract/inventory/unit';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { fieldErrorText } from '../../../ui/field-error-text.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { isolated } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useCustoms } from '../../add/item-form.ts';
import { PlaceField } from '../../place-field.tsx';
import { readMoney, writeMoney } from '../../read-money.ts';
import { useCurrency } from '../../use-money-text.ts';
import { readPiecesAgain } from '../read-pieces-again.ts';

type Fields = {
  code: string;
  serial: string;
  homeLocationId: string | null;
  acquiredOn: string;
  acquisitionCost: string;
  note: string;
};

/** What is written down about one piece. Where it is and in what condition is said by actions, never typed here. */
export const PieceForm = ({ unit: latest, onClose }: { unit: Unit; onClose: () => void }) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui']);
  // As it was when the drawer was opened: somebody else's change must not take away what is being typed.
  const [unit] = useState(latest);
  const { money } = useCustoms();
  const currency = useCurrency();
  const withCosts = useAbility().can('read', 'Cost');
  const form = useFields<Fields>({
    initialValues: {
      code: unit.code,
      serial: unit.serial,
      homeLocationId: unit.homeLocationId,
      acquiredOn: unit.acquiredOn ?? '',
      acquisitionCost: unit.acquisitionCost === null ? '' : writeMoney(unit.acquisitionCost, money),
      note: unit.note,
    },
    required: ['code'],
  });
  const home = form.useWatchValue('homeLocationId');
  const { submit, pending, problem } = useSubmit(api.units.change, {
    onDone: async ({ code }) => {
      await readPiecesAgain();
      onClose();
      toast(t('piece.saved', { code: isolated(code) }), { tone: 'success' });
    },
    onProblem: ({ code, errors }) => {
      if (code === 'stale_version') void readPiecesAgain();
      return form.showErrors(errors);
    },
  });
  const stale = problem?.code === 'stale_version';
  const send = ({ acquisitionCost, acquiredOn, ...rest }: Fields) => {
    const cost = acquisitionCost.trim() === '' ? null : readMoney(acquisitionCost, money);
    if (cost === undefined) return form.setFieldError('acquisitionCost', fieldErrorText('errors.amount'));
    return submit({
      id: unit.id,
      version: unit.version,
      ...rest,
      acquiredOn: acquiredOn || null,
      ...(withCosts ? { acquisitionCost: cost } : {}),
    });
  };
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack mt="md">
        <ProblemAlert problem={problem}>{stale ? t('piece.stale') : undefined}</ProblemAlert>
        <TextInput
          label={t('inventory:fields.code')}
          description={t('piece.codeHint')}
          maxLength={40}
          dir="ltr"
          required
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <PlaceField
          label={t('piece.home')}
          description={t('piece.homeHint')}
          clearable
          clearButtonProps={{ 'aria-label': t('ui:clear') }}
          value={home}
          onChange={(id) => form.setFieldValue('homeLocationId', id)}
          error={form.errors['homeLocationId']}
        />
        <TextInput
          label={t('piece.serial')}
          maxLength={80}
          dir="ltr"
          key={form.key('serial')}
          {...form.getInputProps('serial')}
        />
        <TextInput
          type="date"
          label={t('piece.acquiredOn')}
          key={form.key('acquiredOn')}
          {...form.getInputProps('acquiredOn')}
        />
        {withCosts && (
          <TextInput
            label={t('piece.acquisitionCost')}
            dir="ltr"
            maxLength={40}
            rightSection={currency}
            rightSectionWidth={56}
            rightSectionPointerEvents="none"
            key={form.key('acquisitionCost')}
            {...form.getInputProps('acquisitionCost')}
          />
        )}
        <Textarea
          label={t('piece.note')}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons pending={pending} disabled={stale} onCancel={onClose} />
      </Stack>
    </form>
  );
};
