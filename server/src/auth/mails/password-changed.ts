import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

export const mailPasswordChanged = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'locale'>,
  ip: string,
) => {
  const language = user.locale ?? 'en';
  const { title, paragraphs, label, footer } = texts[language](ip);
  return mailer.send(db, {
    to: user.email,
    ...mailOf({
      language,
      title,
      paragraphs,
      action: { label, url: `${config.PUBLIC_URL}/forgot-password` },
      footer,
    }),
  });
};

const texts: Record<
  Language,
  (ip: string) => { title: string; paragraphs: string[]; label: string; footer: string }
> = {
  en: (ip) => ({
    title: 'Your password was changed',
    paragraphs: [
      `The password of your Archway account was changed from IP address ${ip}.`,
      'If this was you, you’re all set. If not, reset your password right away.',
    ],
    label: 'This wasn’t me',
    footer: 'We always send emails about the security of your account.',
  }),
  fr: (ip) => ({
    title: 'Votre mot de passe a été changé',
    paragraphs: [
      `Le mot de passe de votre compte Archway a été changé depuis l’adresse IP ${ip}.`,
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez-en un nouveau immédiatement.',
    ],
    label: 'Ce n’était pas moi',
    footer: 'Nous envoyons toujours les e-mails sur la sécurité de votre compte.',
  }),
  ar: (ip) => ({
    title: 'تم تغيير كلمة مرورك',
    paragraphs: [
      `تم تغيير كلمة مرور حسابك في Archway من عنوان IP ${ip}.`,
      'إن كنت أنت فلا داعي لأي إجراء. وإلا فأعد تعيين كلمة المرور فورًا.',
    ],
    label: 'لم أكن أنا',
    footer: 'نرسل دائمًا الرسائل المتعلقة بأمان حسابك.',
  }),
};
