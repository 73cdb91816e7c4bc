import type { Item } from '@archway/contract/inventory/item';
import type { Balance } from '@archway/contract/inventory/unit';
import { mostAtOnce } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LocationField } from '../../location-field.tsx';
import { locationsOf } from './balance-choices.ts';

type TransferDialogProps = {
  opened: boolean;
  item: Item;
  /** Where they are taken from, when that was chosen before. */
  from: Balance | null;
  balances: readonly Balance[];
  onClose: () => void;
};

/** Counted things are brought from one location to another. */
export const TransferDialog = ({ opened, onClose, ...rest }: TransferDialogProps) => {
  const { t } = useTranslation('inventory/item');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('stock.transfer.title')}>
      <TransferForm {...rest} onClose={onClose} />
    </Dialog>
  );
};

type Fields = { fromId: string; toId: string | null; quantity: number | string; note: string };
type Transfer = Fields & { toId: string };

const TransferForm = ({ item, from, balances, onClose }: Omit<TransferDialogProps, 'opened'>) => {
  const { t } = useTranslation(['inventory/item', 'ui']);
  const form = useFields<Fields>({
    initialValues: {
      fromId: from?.locationId ?? balances[0]?.locationId ?? '',
      toId: null,
      quantity: '',
      note: '',
    },
    required: ['fromId', 'toId', 'quantity'],
  });
  const fromId = form.useWatchValue('fromId');
  const toId = form.useWatchValue('toId');
  const onHand = balances.find(({ locationId }) => locationId === fromId)?.onHand ?? 0;
  const carry = (transfer: Transfer) =>
    api.stock.transfer({ itemId: item.id, ...transfer, quantity: Number(transfer.quantity) });
  const back = useSubmit(carry, {
    onDone: async () => {
      toast(t('stock.transfer.undone'), { tone: 'success' });
    },
    onProblem: toastProblem,
  });
  const { submit, pending, problem } = useSubmit(
    async (transfer: Transfer) => {
      await carry(transfer);
      return transfer;
    },
    {
      onDone: async (done) => {
        onClose();
        toast(t('stock.transfer.done', { count: Number(done.quantity) }), {
          undo: () => void back.submit({ ...done, fromId: done.toId, toId: done.fromId, note: '' }),
        });
      },
      onProblem: ({ errors }) => form.showErrors(errors),
    },
  );
  return (
    <form
      onSubmit={form.submitting(({ toId: to, ...rest }) => submit({ ...rest, toId: to ?? '' }))}
      noValidate
    >
      <Stack>
        <ProblemAlert problem={problem} />
        <NativeSelect
          label={t('stock.from')}
          data={locationsOf(balances)}
          key={form.key('fromId')}
          {...form.getInputProps('fromId')}
        />
        <NumberField
          label={t('stock.quantity')}
          description={t('stock.transfer.most', { count: onHand })}
          min={1}
          max={mostAtOnce}
          whole
          required
          key={form.key('quantity')}
          {...form.getInputProps('quantity')}
        />
        <LocationField
          label={t('stock.to')}
          required
          refuses={({ id }) => id === fromId}
          value={toId}
          onChange={(id) => form.setFieldValue('toId', id)}
          error={form.errors['toId']}
        />
        <TextInput
          label={t('stock.note')}
          maxLength={textLimits.note}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons submit={t('stock.transfer.confirm')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
