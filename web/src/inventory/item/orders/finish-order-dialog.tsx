import { type Condition, conditions } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useFieldSetting } from '../../../ui/fields/field-setting.ts';
import { readMoney } from '../../../ui/fields/measures/read-money.ts';
import { useFormats } from '../../../ui/fields/measures/use-formats.ts';
import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { LocationField } from '../../location-field.tsx';
import { useInventoryWords } from '../../words.ts';

type FinishOrderDialogProps = { order: WorkOrder | null; onClose: () => void };

/** The work is done: how the piece is now, where it stands, what it cost. */
export const FinishOrderDialog = ({ order, onClose }: FinishOrderDialogProps) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(order);
  return (
    <Dialog opened={order !== null} onClose={onClose} title={t('orders.finishTitle')} size="lg">
      {shown && <FinishForm key={shown.id} order={shown} onClose={onClose} />}
    </Dialog>
  );
};

type Fields = { condition: Condition; locationId: string | null; cost: string; note: string };

const FinishForm = ({ order, onClose }: { order: WorkOrder; onClose: () => void }) => {
  const { t } = useTranslation(['inventory/item', 'ui']);
  const words = useInventoryWords();
  const { money } = useFormats();
  const { currency } = useFieldSetting();
  const withCosts = useAbility().can('read', 'Cost');
  const form = useFields<Fields>({
    initialValues: { condition: 'good', locationId: null, cost: '', note: '' },
  });
  const condition = form.useWatchValue('condition');
  const locationId = form.useWatchValue('locationId');
  const { submit, pending, problem } = useSubmit(api.workOrders.finish, {
    onDone: () => {
      onClose();
      toast(t('orders.finished'), { tone: 'success' });
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  const send = ({ locationId: location, cost, ...rest }: Fields) => {
    const amount = cost.trim() === '' ? null : readMoney(cost, money);
    if (amount === undefined) return form.setFieldError('cost', fieldErrorText('errors.amount'));
    return submit({ id: order.id, ...rest, cost: amount, ...(location ? { locationId: location } : {}) });
  };
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <ChoiceCards
          legend={t('orders.verdict')}
          value={condition}
          options={conditions.map((value) => ({ value, label: words.condition(value) }))}
          onChange={(value) => form.setFieldValue('condition', value)}
        />
        <LocationField
          label={t('orders.backTo')}
          description={t('record.whereHint')}
          clearable
          clearButtonProps={{ 'aria-label': t('ui:clear') }}
          value={locationId}
          onChange={(id) => form.setFieldValue('locationId', id)}
          error={form.errors['locationId']}
        />
        {withCosts && (
          <TextInput
            label={t('orders.cost')}
            dir="ltr"
            maxLength={textLimits.typedMeasure}
            rightSection={currency}
            rightSectionWidth={56}
            rightSectionPointerEvents="none"
            key={form.key('cost')}
            {...form.getInputProps('cost')}
          />
        )}
        <TextInput
          label={t('orders.note')}
          maxLength={textLimits.note}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons submit={t('orders.finish')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
