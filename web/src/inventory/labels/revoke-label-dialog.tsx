import type { Label } from '@archway/contract/inventory/labels/label';
import { spellLabelCode } from '@archway/contract/inventory/labels/label-code';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { api } from '../../platform/api/api.ts';

export const RevokeLabelDialog = ({ label, onClose }: { label: Label | null; onClose: () => void }) => {
  const { t } = useTranslation('inventory/labels');
  if (!label) return null;
  const code = spellLabelCode(label.code);
  return (
    <RemoveDialog
      key={label.id}
      name={code}
      titleOf={(slot) => t('revokeTitle', { code: slot })}
      confirm={t('revoke')}
      done={t('revoked', { code })}
      send={(_, options) => api.labels.revoke({ id: label.id }, options)}
      onClose={onClose}
    >
      {t('revokeBody')}
    </RemoveDialog>
  );
};
