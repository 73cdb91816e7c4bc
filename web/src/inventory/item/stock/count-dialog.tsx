import type { Item } from '@archway/contract/inventory/item';
import type { Balance } from '@archway/contract/inventory/unit';
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

type CountDialogProps = {
  opened: boolean;
  item: Item;
  /** Where it was counted, when that was chosen before. */
  at: Balance | null;
  balances: readonly Balance[];
  onClose: () => void;
};

/** Somebody counted what stands at a location, and it is more or less than was thought. */
export const CountDialog = ({ opened, onClose, ...rest }: CountDialogProps) => {
  const { t } = useTranslation('inventory/item');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('stock.count.title')}>
      <CountForm {...rest} onClose={onClose} />
    </Dialog>
  );
};

type Fields = { locationId: string | null; counted: number | string; note: string };

const CountForm = ({ item, at, balances, onClose }: Omit<CountDialogProps, 'opened'>) => {
  const { t } = useTranslation(['inventory/item', 'names/inventory']);
  const form = useFields<Fields>({
    initialValues: { locationId: at?.locationId ?? null, counted: '', note: '' },
    required: ['locationId', 'counted'],
  });
  const locationId = form.useWatchValue('locationId');
  const counted = form.useWatchValue('counted');
  const thought = balances.find((balance) => balance.locationId === locationId)?.onHand ?? 0;
  const difference = counted === '' ? 0 : Number(counted) - thought;
  const { submit, pending, problem } = useSubmit(
    (fields: Fields) =>
      api.stock.count({
        itemId: item.id,
        locationId: fields.locationId ?? '',
        counted: Number(fields.counted),
        note: fields.note,
      }),
    {
      onDone: () => {
        onClose();
        toast(t('stock.count.done'), { tone: 'success' });
      },
      onProblem: ({ errors }) => form.showErrors(errors),
    },
  );
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <LocationField
          label={t('names/inventory:item.location')}
          required
          value={locationId}
          onChange={(id) => form.setFieldValue('locationId', id)}
          error={form.errors['locationId']}
        />
        <NumberField
          label={t('stock.count.counted')}
          description={
            locationId === null
              ? undefined
              : difference === 0
                ? t('stock.count.thought', { count: thought })
                : t('stock.count.difference', { thought, difference })
          }
          min={0}
          max={mostAtOnce}
          whole
          required
          key={form.key('counted')}
          {...form.getInputProps('counted')}
        />
        <TextInput
          label={t('stock.note')}
          maxLength={textLimits.note}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        <FormButtons submit={t('stock.count.confirm')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
