import type { CustomField } from '@archway/contract/organizations/custom-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { isolated } from '../../ui/text/sentence.tsx';

type RemoveFieldDialogProps = { field: CustomField | null; onClose: () => void };

export const RemoveFieldDialog = ({ field, onClose }: RemoveFieldDialogProps) =>
  field && <Confirmation key={field.id} field={field} onClose={onClose} />;

/** Asks before a field goes, and says how many items lose their value in it. */
const Confirmation = ({ field: { id, name }, onClose }: { field: CustomField; onClose: () => void }) => {
  const { t } = useTranslation('organizations/fields');
  const uses = useQuery({ ...queries.customFields.get.queryOptions({ input: { id } }), staleTime: 0 });
  return (
    <RemoveDialog
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      confirm={t('remove')}
      done={t('removed', { name: isolated(name) })}
      send={(_, options) => api.customFields.remove({ id }, options)}
      onClose={onClose}
    >
      {uses.data ? t('removeItems', { count: uses.data.items }) : t('removeBody')}
    </RemoveDialog>
  );
};
