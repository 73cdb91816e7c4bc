import { Badge, Button, Group } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useResendActivation } from '../../organizations/use-resend-activation.ts';
import type { StoredUser } from '../../platform/session/stored-session.ts';

/** The address, whether it was confirmed, and the way to confirm it. */
export const AddressState = ({ user }: { user: Pick<StoredUser, 'email' | 'emailVerified'> }) => {
  const { t } = useTranslation('auth/account');
  const { resend, pending } = useResendActivation();
  return (
    <Group gap="xs">
      <bdi>{user.email}</bdi>
      {user.emailVerified ? (
        <Badge variant="light" color="green" leftSection={<IconCircleCheck size={14} aria-hidden />}>
          {t('address.confirmed')}
        </Badge>
      ) : (
        <>
          <Badge variant="light" color="orange" leftSection={<IconAlertCircle size={14} aria-hidden />}>
            {t('address.unconfirmed')}
          </Badge>
          <Button variant="subtle" size="compact-sm" loading={pending} onClick={() => void resend()}>
            {t('address.resend')}
          </Button>
        </>
      )}
    </Group>
  );
};
