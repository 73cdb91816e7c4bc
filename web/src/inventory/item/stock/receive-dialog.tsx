import { mostAtOnce } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ReceivedStock, StockRecorder } from './stock-recorder.ts';
import { useStockForm } from './use-stock-form.ts';

type ReceiveDialogProps = {
  opened: boolean;
  recorder: StockRecorder;
  /** Where it came in, when that was chosen before. */
  at?: string | null;
  onClose: () => void;
};

/** More of a counted thing came in. */
export const ReceiveDialog = ({ opened, onClose, ...rest }: ReceiveDialogProps) => {
  const { t } = useTranslation('inventory/item');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('actions.receive')}>
      <ReceiveForm {...rest} onClose={onClose} />
    </Dialog>
  );
};

type Fields = { quantity: number | string; locationId: string | null; note: string };

const ReceiveForm = ({ recorder, at = null, onClose }: Omit<ReceiveDialogProps, 'opened'>) => {
  const { t } = useTranslation('inventory/item');
  const form = useFields<Fields>({
    initialValues: { quantity: '', locationId: at, note: '' },
    required: ['quantity', 'locationId'],
  });
  const locationId = form.useWatchValue('locationId');
  const { submit, pending, problem } = useStockForm<ReceivedStock>({
    recorder,
    record: recorder.receive,
    words: ({ quantity }) => t('stock.receive.done', { count: quantity }),
    form,
    onClose,
  });
  return (
    <form
      onSubmit={form.submitting(({ quantity, locationId: to, note }) =>
        submit({ quantity: Number(quantity), locationId: to ?? '', note }),
      )}
      noValidate
    >
      <Stack>
        <ProblemAlert problem={problem} />
        <NumberField
          label={t('stock.quantity')}
          min={1}
          max={mostAtOnce}
          whole
          required
          data-autofocus
          key={form.key('quantity')}
          {...form.getInputProps('quantity')}
        />
        <recorder.Location
          label={t('stock.receive.at')}
          required
          value={locationId}
          onChange={(id) => form.setFieldValue('locationId', id)}
          error={form.errors['locationId']}
        />
        <TextInput
          label={t('stock.note')}
          maxLength={textLimits.note}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons submit={t('actions.receive')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
