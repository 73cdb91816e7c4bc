import { longestFileName } from '@archway/contract/stagings/limits';
import type { StagingFile } from '@archway/contract/stagings/staging-file';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';

type RenameFileDialogProps = { stagingId: string; file: StagingFile | null; onClose: () => void };

export const RenameFileDialog = ({ stagingId, file, onClose }: RenameFileDialogProps) => {
  const { t } = useTranslation('stagings/details');
  const shown = useKept(file);
  return (
    <PlainDialog opened={file !== null} onClose={onClose} title={t('files.renameTitle')}>
      {shown && <RenameForm key={shown.id} stagingId={stagingId} file={shown} onClose={onClose} />}
    </PlainDialog>
  );
};

type RenameFormProps = { stagingId: string; file: StagingFile; onClose: () => void };

const RenameForm = ({ stagingId, file, onClose }: RenameFormProps) => {
  const { t } = useTranslation('stagings/details');
  const form = useFields({ initialValues: { name: file.name }, required: ['name'] });
  const { submit, pending, problem } = useSubmit(
    ({ name }: { name: string }, options) =>
      api.stagings.renameFile({ id: stagingId, fileId: file.id, name }, options),
    {
      onDone: () => {
        toast(t('saved', { name: isolated(form.getValues().name) }), { tone: 'success' });
        onClose();
      },
      onProblem: ({ errors }) => form.showErrors(errors),
    },
  );
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('files.name')}
          required
          data-autofocus
          maxLength={longestFileName}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <FormButtons submit={t('files.rename')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
