import type { Balance } from '@archway/contract/inventory/unit';
import { mostAtOnce } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { locationsOf } from './balance-choices.ts';
import type { StockRecorder, TransferredStock } from './stock-recorder.ts';
import { useStockForm } from './use-stock-form.ts';

type TransferDialogProps = {
  opened: boolean;
  recorder: StockRecorder;
  /** Where they are taken from and brought to, when that was chosen before. */
  from: string | null;
  to?: string | null;
  /** How many are where, as far as that is known. */
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

type Fields = { fromId: string | null; toId: string | null; quantity: number | string; note: string };

const TransferForm = ({
  recorder,
  from,
  to = null,
  balances,
  onClose,
}: Omit<TransferDialogProps, 'opened'>) => {
  const { t } = useTranslation(['inventory/item', 'ui']);
  const form = useFields<Fields>({
    initialValues: {
      fromId: from ?? balances[0]?.locationId ?? null,
      toId: to,
      quantity: '',
      note: '',
    },
    required: ['fromId', 'toId', 'quantity'],
  });
  const fromId = form.useWatchValue('fromId');
  const toId = form.useWatchValue('toId');
  const onHand = balances.find(({ locationId }) => locationId === fromId)?.onHand ?? 0;
  const { submit, pending, problem } = useStockForm<TransferredStock>({
    recorder,
    record: recorder.transfer,
    words: ({ quantity }) => t('stock.transfer.done', { count: quantity }),
    form,
    onClose,
  });
  return (
    <form
      onSubmit={form.submitting((fields) =>
        submit({
          fromId: fields.fromId ?? '',
          toId: fields.toId ?? '',
          quantity: Number(fields.quantity),
          note: fields.note,
        }),
      )}
      noValidate
    >
      <Stack>
        <ProblemAlert problem={problem} />
        {recorder.isInField ? (
          <recorder.Location
            label={t('stock.from')}
            required
            refuses={({ id }) => id === toId}
            value={fromId}
            onChange={(id) => form.setFieldValue('fromId', id)}
            error={form.errors['fromId']}
          />
        ) : (
          <NativeSelect
            label={t('stock.from')}
            data={locationsOf(balances)}
            key={form.key('fromId')}
            {...form.getInputProps('fromId')}
          />
        )}
        <NumberField
          label={t('stock.quantity')}
          description={recorder.isInField ? undefined : t('stock.transfer.most', { count: onHand })}
          min={1}
          max={mostAtOnce}
          whole
          required
          key={form.key('quantity')}
          {...form.getInputProps('quantity')}
        />
        <recorder.Location
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
