import type { Item } from '@archway/contract/inventory/item';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { readItemsAgain } from '../../read-items-again.ts';

type RemoveItemDialogProps = { opened: boolean; item: Item; onClose: () => void };

/** Asks before an item that was added by mistake is gone. */
export const RemoveItemDialog = ({ opened, item, onClose }: RemoveItemDialogProps) => {
  const { t } = useTranslation('inventory/item');
  const navigate = useNavigate();
  const { submit, pending, problem } = useSubmit(api.items.remove, {
    onDone: async () => {
      await navigate({ to: '/inventory', replace: true });
      await readItemsAgain();
      toast(t('done.removed', { name: isolated(item.name) }), { tone: 'success' });
    },
  });
  const inUse = problem?.code === 'in_use';
  return (
    <ConfirmDialog
      opened={opened}
      title={<Sentence text={t('remove.title', { name: slot })}>{item.name}</Sentence>}
      confirm={t('remove.confirm')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: item.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{t('remove.body')}</span>
        <ProblemAlert problem={problem}>{inUse ? t('remove.inUse') : undefined}</ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
