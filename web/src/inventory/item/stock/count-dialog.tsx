import type { Balance } from '@archway/contract/inventory/unit';
import { mostAtOnce } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { CountedStock, StockRecorder } from './stock-recorder.ts';
import { useStockForm } from './use-stock-form.ts';

type CountDialogProps = {
  opened: boolean;
  recorder: StockRecorder;
  /** Where it was counted, when that was chosen before. */
  at: string | null;
  /** How many are thought to be where, as far as that is known. */
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

const CountForm = ({ recorder, at, balances, onClose }: Omit<CountDialogProps, 'opened'>) => {
  const { t } = useTranslation(['inventory/item', 'names/inventory']);
  const form = useFields<Fields>({
    initialValues: { locationId: at, counted: '', note: '' },
    required: ['locationId', 'counted'],
  });
  const locationId = form.useWatchValue('locationId');
  const counted = form.useWatchValue('counted');
  const thought = balances.find((balance) => balance.locationId === locationId)?.onHand ?? 0;
  const difference = counted === '' ? 0 : Number(counted) - thought;
  const { submit, pending, problem } = useStockForm<CountedStock>({
    recorder,
    record: recorder.count,
    words: () => t('stock.count.done'),
    form,
    onClose,
  });
  return (
    <form
      onSubmit={form.submitting((fields) =>
        submit({
          locationId: fields.locationId ?? '',
          counted: Number(fields.counted),
          note: fields.note,
        }),
      )}
      noValidate
    >
      <Stack>
        <ProblemAlert problem={problem} />
        <recorder.Location
          label={t('names/inventory:item.location')}
          required
          value={locationId}
          onChange={(id) => form.setFieldValue('locationId', id)}
          error={form.errors['locationId']}
        />
        <NumberField
          label={t('stock.count.counted')}
          description={
            locationId === null || recorder.isInField
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
