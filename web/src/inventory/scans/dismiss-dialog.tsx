import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type DismissDialogProps<Output> = {
  title: string;
  body: string;
  /** What is dismissed, for the reason that is given. */
  dismiss: Parameters<typeof useSubmit<string, Output>>[0];
  onDone?: (output: Output) => void;
  onClose: () => void;
};

/** A scan that means nothing stays in the history as that, with the reason why. */
export const DismissDialog = <Output,>({ title, ...rest }: DismissDialogProps<Output>) => (
  <Dialog opened onClose={rest.onClose} title={title}>
    <Dismissing {...rest} />
  </Dialog>
);

const Dismissing = <Output,>({
  body,
  dismiss,
  onDone,
  onClose,
}: Omit<DismissDialogProps<Output>, 'title'>) => {
  const { t } = useTranslation('inventory/scans');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { submit, pending, problem } = useSubmit(dismiss, {
    onDone: (output) => {
      onDone?.(output);
      onClose();
    },
  });
  useUnsaved(() => !pending && note !== '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(note.trim() === '');
        if (note.trim() !== '') void submit(note.trim());
      }}
    >
      <Stack>
        <Text>{body}</Text>
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
