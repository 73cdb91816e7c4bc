import type { Item } from '@archway/contract/inventory/item';
import { mostAtOnce } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LocationField } from '../../location-field.tsx';

type ReceiveDialogProps = { opened: boolean; item: Item; onClose: () => void };

/** More of a counted thing came in. */
export const ReceiveDialog = ({ opened, item, onClose }: ReceiveDialogProps) => {
  const { t } = useTranslation('inventory/item');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('actions.receive')}>
      <ReceiveForm item={item} onClose={onClose} />
    </Dialog>
  );
};

type Fields = { quantity: number | string; locationId: string | null; note: string };

const ReceiveForm = ({ item, onClose }: Omit<ReceiveDialogProps, 'opened'>) => {
  const { t } = useTranslation('inventory/item');
  const form = useFields<Fields>({
    initialValues: { quantity: '', locationId: null, note: '' },
    required: ['quantity', 'locationId'],
  });
  const locationId = form.useWatchValue('locationId');
  const { submit, pending, problem } = useSubmit(
    async (fields: Fields) => {
      const quantity = Number(fields.quantity);
      await api.stock.receive({
        itemId: item.id,
        quantity,
        locationId: fields.locationId ?? '',
        note: fields.note,
      });
      return quantity;
    },
    {
      onDone: async (count) => {
        onClose();
        toast(t('stock.receive.done', { count }), { tone: 'success' });
      },
      onProblem: ({ errors }) => form.showErrors(errors),
    },
  );
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
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
        <LocationField
          label={t('stock.to')}
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
