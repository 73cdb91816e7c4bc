import type { Label } from '@archway/contract/inventory/label';
import { spellLabelCode } from '@archway/contract/inventory/label-code';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { toastProblem } from '../../ui/toast-problem.ts';
import { useKept } from '../../ui/use-kept.ts';

export const RevokeLabelDialog = ({ label, onClose }: { label: Label | null; onClose: () => void }) => {
  const { t } = useTranslation('inventory/labels');
  const shown = useKept(label);
  const { submit, pending } = useSubmit(api.labels.revoke, {
    onDone: async ({ code }) => {
      onClose();
      toast(t('revoked', { code: spellLabelCode(code) }), { tone: 'success' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.labels.key() }),
        queryClient.invalidateQueries({ queryKey: queries.scan.key() }),
      ]);
    },
    onProblem: toastProblem,
  });
  return (
    <ConfirmDialog
      opened={label !== null}
      title={shown ? t('revokeTitle', { code: spellLabelCode(shown.code) }) : ''}
      confirm={t('revoke')}
      destructive
      pending={pending}
      onConfirm={() => label && submit({ id: label.id })}
      onClose={onClose}
    >
      {t('revokeBody')}
    </ConfirmDialog>
  );
};
