import type { Move } from '@archway/contract/moves/move';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';

type CancelMoveDialogProps = { move: Move; opened: boolean; onClose: () => void };

/** Asks before a move is called off. */
export const CancelMoveDialog = ({ move, opened, onClose }: CancelMoveDialogProps) => {
  const { t } = useTranslation('moves/details');
  const { id, version, stagingName } = move;
  const name = isolated(stagingName);
  const { submit, pending } = useSubmit(
    (input: { id: string; version: number }, options: Parameters<typeof api.moves.cancel>[1]) =>
      api.moves.cancel(input, options),
    {
      onDone: () => {
        onClose();
        toast(t('cancel.done', { name }), { tone: 'success' });
      },
      onProblem: toastProblem,
    },
  );
  return (
    <ConfirmDialog
      opened={opened}
      title={t(`cancel.title.${move.kind}`, { name })}
      confirm={t('cancel.confirm')}
      dismiss={t('cancel.keep')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id, version })}
      onClose={onClose}
    >
      {t('cancel.words')}
    </ConfirmDialog>
  );
};
