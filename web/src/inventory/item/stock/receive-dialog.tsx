import type { Item } from '@archway/contract/inventory/item';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { PlaceField } from '../../place-field.tsx';
import { readPiecesAgain } from '../read-pieces-again.ts';

type ReceiveDialogProps = { opened: boolean; item: Item; onClose: () => void };

/** More of a counted thing came in. */
export const ReceiveDialog = ({ opened, item, onClose }: ReceiveDialogProps) => {
  const { t } = useTranslation('inventory/item');
  return (
    <Dialog opened={opened} onClose={onClose} closeOnClickOutside={false} title={t('actions.receive')}>
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
        await readPiecesAgain();
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
          max={1_000_000}
          whole
          required
          data-autofocus
          key={form.key('quantity')}
          {...form.getInputProps('quantity')}
        />
        <PlaceField
          label={t('stock.to')}
          required
          value={locationId}
          onChange={(id) => form.setFieldValue('locationId', id)}
          error={form.errors['locationId']}
        />
        <TextInput
          label={t('stock.note')}
          maxLength={500}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons submit={t('actions.receive')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
