import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailFast } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/session/session.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { AddressState } from './address-state.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

/** The address one signs in with. Changing it takes a link in each of the two mailboxes. */
export const EmailSection = () => {
  const { t } = useTranslation('auth/account');
  const user = useUser();
  const [opened, { open, close }] = useDisclosure();
  const [pendingEmail, setPendingEmail] = useState<string>();
  return (
    <FormSection
      title={t('email.title')}
      description={t('email.description')}
      footer={
        <Button variant="default" onClick={open}>
          {t('email.change')}
        </Button>
      }
    >
      <AddressState user={user} />
      <div role="status">
        {pendingEmail && (
          <Alert
            color="cyan"
            variant="light"
            icon={<IconMailFast size={20} aria-hidden />}
            title={t('email.sentTitle')}
          >
            {t('email.sent', { before: isolated(user.email), after: isolated(pendingEmail) })}
          </Alert>
        )}
      </div>
      <ChangeEmailDialog opened={opened} onClose={close} onRequested={setPendingEmail} />
    </FormSection>
  );
};
