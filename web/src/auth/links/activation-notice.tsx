import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNoticeActivation } from '../../organizations/use-notice-activation.ts';
import { useResendActivation } from '../../organizations/use-resend-activation.ts';
import { addressOf } from '../../platform/base.ts';
import { webConfig } from '../../platform/config.ts';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import classes from './activation-notice.module.css';

/** Says that the address still waits to be activated, and sends the link again. */
export const ActivationNotice = ({ email }: { email: string }) => {
  const { t } = useTranslation('auth/links');
  const { resend, pending } = useResendActivation();
  useNoticeActivation(true);
  return (
    <section className={classes.notice} aria-label={t('banner.label')}>
      <IconMailExclamation className={classes.icon} size={22} stroke={1.6} aria-hidden />
      <p className={classes.words}>
        <NamedSentence text={t('banner.words')} values={{ email }} />
      </p>
      <div className={classes.actions}>
        {webConfig.mailPage && (
          <a href={addressOf('/dev/mail')} className={classes.link}>
            {t('mailPage.open')}
          </a>
        )}
        <Button variant="default" size="sm" loading={pending} onClick={() => void resend()}>
          {t('banner.resend')}
        </Button>
      </div>
    </section>
  );
};
