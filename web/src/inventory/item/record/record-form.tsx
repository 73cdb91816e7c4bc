import { conditions } from '@archway/contract/inventory/states';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { useFieldSetting } from '../../../ui/fields/field-setting.ts';
import { readMoney } from '../../../ui/fields/measures/read-money.ts';
import { useFormats } from '../../../ui/fields/measures/use-formats.ts';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { useInventoryWords } from '../../words.ts';
import { DamageFields } from './damage-fields.tsx';
import { LossWords } from './loss-words.tsx';
import type { PieceRecorder, RecordedEvents } from './piece-recorder.ts';
import { PiecesField } from './pieces-field.tsx';
import {
  emptyRecord,
  type FilledRecord,
  inputsOf,
  type RecordFields,
  type RecordRequest,
} from './record-fields.ts';
import { useLosses } from './use-losses.ts';

type RecordFormProps = RecordRequest & {
  item: { readonly id: string };
  recorder: PieceRecorder;
  onClose: () => void;
};

/** Asks what has to be known, says it, and offers to take it back. */
export const RecordForm = ({ action, pieces, onRecorded, item, recorder, onClose }: RecordFormProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui', 'names/inventory']);
  const words = useInventoryWords();
  const { money } = useFormats();
  const { currency } = useFieldSetting();
  const { Location, Pictures, isInField } = recorder;
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [isDrawing, setDrawing] = useState(false);
  const wanted = inputsOf[action];
  const form = useFields<RecordFields>({
    initialValues: { ...emptyRecord, ...initialOf(action), unitIds: (pieces ?? []).map(({ id }) => id) },
    required: wanted.location === 'required' ? ['locationId'] : [],
  });
  const locationId = form.useWatchValue('locationId');
  const unitIds = form.useWatchValue('unitIds');
  // In the field what happened is recorded, whatever it does to promises.
  const [isSent, setSent] = useState(false);
  const losses = useLosses(action, unitIds, { isTold: !isInField, isSent });

  const finish = (recorded: RecordedEvents | undefined) => {
    onClose();
    onRecorded?.();
    if (!recorded) return;
    const { codes } = recorded;
    recorder.announce(
      t(`record.${action}.done`, { count: codes.length, code: isolated(codes[0] ?? '') }),
      recorded,
    );
  };
  const { submit, pending, problem } = useSubmit(
    (fields: FilledRecord) => recorder.record(action, fields, pictures),
    {
      // What is on the device is recorded, whatever the screen shows of it later.
      ...(isInField ? { onAnswer: finish } : { onDone: finish }),
      onProblem: ({ errors }) => {
        setSent(false);
        return form.showErrors(errors);
      },
    },
  );
  const send = (fields: RecordFields) => {
    const amount = fields.price.trim() === '' ? null : readMoney(fields.price, money);
    if (fields.unitIds.length === 0) return form.setFieldError('unitIds', t('record.noPieces'));
    if (amount === undefined) return form.setFieldError('price', fieldErrorText('errors.amount'));
    setSent(true);
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
        {wanted.location && (
          <Location
            label={wanted.location === 'required' ? t('record.to') : t('record.where')}
            description={wanted.location === 'optional' ? t('record.whereHint') : undefined}
            required={wanted.location === 'required'}
            clearable={wanted.location === 'optional'}
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
              { value: '', label: t('record.sameCondition') },
              ...conditions.map((value) => ({ value, label: words.condition(value) })),
            ]}
            key={form.key('condition')}
            {...form.getInputProps('condition')}
          />
        )}
        {wanted.price && (
          <TextInput
            label={t('record.sell.price')}
            description={t('record.sell.priceHint')}
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
          label={t(`record.${action}.note`)}
          maxLength={textLimits.note}
          data-autofocus={pieces && Object.keys(wanted).length === 0 ? true : undefined}
          key={form.key('note')}
          {...form.getInputProps('note')}
        />
        {wanted.condition === 'damage' && Pictures && (
          <Pictures value={pictures} onChange={setPictures} onDrawing={setDrawing} />
        )}
        {losses.outcome && <LossWords outcome={losses.outcome} />}
        {losses.isFailed && <ProblemAlert problem={losses.isFailed}>{t('losses.failed')}</ProblemAlert>}
        <FormButtons
          submit={t(`record.${action}.confirm`, { count: Math.max(1, unitIds.length) })}
          pending={pending}
          disabled={isDrawing || losses.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

const initialOf = (action: RecordRequest['action']): Partial<RecordFields> =>
  action === 'reportDamage' ? { condition: 'broken' } : {};
