import { Badge, Button, Stack, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsActivation } from '../../organizations/needs-activation.tsx';
import { useUser } from '../../platform/session/session.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { ProveTwoFactorDialog } from './prove-two-factor-dialog.tsx';
import { StartTwoFactorDialog } from './start-two-factor-dialog.tsx';

type Opened = 'start' | 'renew' | 'stop' | null;

/** A code from the phone beside the password: set it up, make new recovery codes, turn it off. */
export const TwoFactorSection = () => {
  const { t } = useTranslation('auth/account');
  const { twoFactor, emailVerified } = useUser();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <FormSection
      title={t('twoFactor.title')}
      description={t('twoFactor.description')}
      footer={
        twoFactor ? (
          <>
            <Button variant="default" onClick={() => setOpened('renew')}>
              {t('twoFactor.renew')}
            </Button>
            <Button variant="light" color="red" onClick={() => setOpened('stop')}>
              {t('twoFactor.stop')}
            </Button>
          </>
        ) : (
          emailVerified && <Button onClick={() => setOpened('start')}>{t('twoFactor.start')}</Button>
        )
      }
    >
      <Stack gap="xs" align="flex-start">
        {twoFactor ? (
          <Badge
            size="lg"
            variant="light"
            color="green"
            leftSection={<IconShieldCheck size={16} aria-hidden />}
          >
            {t('twoFactor.on')}
          </Badge>
        ) : (
          <Badge size="lg" variant="light" color="gray" leftSection={<IconShieldOff size={16} aria-hidden />}>
            {t('twoFactor.off')}
          </Badge>
        )}
        <Text>{twoFactor ? t('twoFactor.onHint') : t('twoFactor.offHint')}</Text>
        {!twoFactor && !emailVerified && <NeedsActivation why={t('twoFactor.needsActivation')} />}
      </Stack>
      <StartTwoFactorDialog opened={opened === 'start'} onClose={close} />
      <ProveTwoFactorDialog opened={opened === 'renew'} purpose="renew" onClose={close} />
      <ProveTwoFactorDialog opened={opened === 'stop'} purpose="stop" onClose={close} />
    </FormSection>
  );
};
