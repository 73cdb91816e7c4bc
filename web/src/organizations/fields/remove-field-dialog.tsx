import type { CustomField } from '@archway/contract/organizations/custom-field';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { isolated, Sentence, slot } from '../../ui/text/sentence.tsx';

type RemoveFieldDialogProps = { field: CustomField | null; onClose: () => void };

export const RemoveFieldDialog = ({ field, onClose }: RemoveFieldDialogProps) =>
  field && <Confirmation key={field.id} field={field} onClose={onClose} />;

/** Asks before a field goes, and says how many items lose their value in it. */
const Confirmation = ({ field, onClose }: { field: CustomField; onClose: () => void }) => {
  const { t } = useTranslation('organizations/fields');
  const { id, name } = field;
  const uses = useQuery({ ...queries.customFields.get.queryOptions({ input: { id } }), staleTime: 0 });
  const { submit, pending, problem } = useSubmit(api.customFields.remove, {
    onDone: async () => {
      onClose();
      toast(t('removed', { name: isolated(name) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('removeTitle', { name: slot })}>{name}</Sentence>}
      confirm={t('remove')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{uses.data ? t('removeItems', { count: uses.data.items }) : t('removeBody')}</span>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
