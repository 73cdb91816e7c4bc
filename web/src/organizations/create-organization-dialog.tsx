import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { CreateOrganizationForm } from './create-organization-form.tsx';
import { NeedsActivation } from './needs-activation.tsx';

/** Somebody with an account founds another company beside the ones they have. */
export const CreateOrganizationDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('organizations');
  const { emailVerified } = useUser();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('create.title')}>
      {emailVerified ? (
        <CreateOrganizationForm onClose={onClose} />
      ) : (
        <NeedsActivation why={t('create.needsActivation')} />
      )}
    </Dialog>
  );
};
