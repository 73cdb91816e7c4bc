import type { ScanReview } from '@archway/contract/inventory/device-events/review';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';

type DismissDialogProps = { review: ScanReview; name: string; onClose: () => void };

/** A scan that means nothing stays in the history as that, with the reason why. */
export const DismissDialog = ({ review, name, onClose }: DismissDialogProps) => {
  const { t } = useTranslation('inventory/scans');
  return (
    <Dialog opened onClose={onClose} title={t('dismiss.title', { name: isolated(name) })}>
      <Dismissing review={review} onClose={onClose} />
    </Dialog>
  );
};

const Dismissing = ({ review, onClose }: Omit<DismissDialogProps, 'name'>) => {
  const { t } = useTranslation('inventory/scans');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { submit, pending, problem } = useSubmit(api.deviceEvents.resolve, { onDone: onClose });
  useUnsaved(() => !pending && note !== '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(note.trim() === '');
        if (note.trim() !== '') void submit({ id: review.id, choice: 'dismiss', note: note.trim() });
      }}
    >
      <Stack>
        <Text>{t('dismiss.body')}</Text>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('dismiss.note')}
          maxLength={textLimits.note}
          value={note}
          required
          error={missing ? fieldErrorText('errors.required') : undefined}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setMissing(false);
          }}
          data-autofocus
        />
        <FormButtons submit={t('dismiss.now')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
