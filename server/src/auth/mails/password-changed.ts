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
      `The password of your Archway account was changed from the address ${ip}.`,
      'If it was you, there is nothing to do. If not, choose a new one at once.',
    ],
    label: 'It was not me',
    footer: 'Mails about the safety of your account are always sent.',
  }),
  fr: (ip) => ({
    title: 'Votre mot de passe a été changé',
    paragraphs: [
      `Le mot de passe de votre compte Archway a été changé depuis l’adresse ${ip}.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, choisissez-en un nouveau tout de suite.',
    ],
    label: 'Ce n’était pas moi',
    footer: 'Les messages sur la sécurité de votre compte sont toujours envoyés.',
  }),
  ar: (ip) => ({
    title: 'تم تغيير كلمة مرورك',
    paragraphs: [
      `تم تغيير كلمة مرور حسابك في Archway من العنوان ${ip}.`,
      'إن كنت أنت من فعل ذلك فلا داعي لأي إجراء. وإلا فاختر كلمة جديدة فورًا.',
    ],
    label: 'لم أكن أنا',
    footer: 'رسائل أمان حسابك تُرسل دائمًا.',
  }),
};
