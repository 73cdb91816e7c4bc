import { useTranslation } from 'react-i18next';
import { addressOf } from '../../platform/base.ts';
import { webConfig } from '../../platform/config.ts';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import classes from '../auth.module.css';

/** On a machine of one's own without a mail server, mails can be read on a page. Nothing anywhere else. */
export const MailPageHint = () => {
  const { t } = useTranslation('auth/links');
  if (!webConfig.mailPage) return null;
  const page = (
    <a href={addressOf('/dev/mail')} className={classes.link}>
      {t('mailPage.link')}
    </a>
  );
  return (
    <p>
      <NamedSentence text={t('mailPage.words')} values={{ page }} />
    </p>
  );
};
