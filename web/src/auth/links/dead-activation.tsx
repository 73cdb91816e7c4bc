import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useResendActivation } from '../../organizations/use-resend-activation.ts';
import { useSession } from '../../platform/session/session.ts';
import { Outcome } from '../outcome.tsx';
import { ContinueButton } from './continue-button.tsx';
import { MailPageHint } from './mail-page-hint.tsx';

/** A link that no longer works: a new one for somebody who is signed in and still needs it, the way in for others. */
export const DeadActivation = () => {
  const { t } = useTranslation('auth/links');
  const { user } = useSession();
  const needsLink = user !== null && !user.emailVerified;
  return (
    <Outcome
      icon={IconLinkOff}
      title={t('dead.title')}
      actions={
        <>
          {needsLink && <SendAgain />}
          <ContinueButton variant={needsLink ? 'default' : 'filled'} />
        </>
      }
    >
      <p>{needsLink ? t('dead.again') : t(user ? 'dead.activeAlready' : 'dead.signIn')}</p>
      {needsLink && <MailPageHint />}
    </Outcome>
  );
};

const SendAgain = () => {
  const { t } = useTranslation('auth/links');
  const { resend, pending } = useResendActivation();
  return (
    <Button size="md" loading={pending} onClick={() => void resend()}>
      {t('dead.send')}
    </Button>
  );
};
