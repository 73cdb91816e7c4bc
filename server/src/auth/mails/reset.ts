import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

export const mailReset = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email'>,
  language: Language,
  token: string,
) => {
  const { label, ...text } = texts[language];
  return mailer.send(db, {
    to: user.email,
    ...mailOf({ language, ...text, action: { label, url: `${config.PUBLIC_URL}/reset/${token}` } }),
  });
};

const texts: Record<Language, { title: string; paragraphs: string[]; label: string; footer: string }> = {
  en: {
    title: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your Archway account.',
      'The link is good for one hour, and once. All your devices will be signed out.',
    ],
    label: 'Choose a new password',
    footer: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  fr: {
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Archway.',
      'Le lien est valable une heure et une seule fois. Tous vos appareils seront déconnectés.',
    ],
    label: 'Choisir un nouveau mot de passe',
    footer: 'Si ce n’est pas vous, ignorez ce message : votre mot de passe ne change pas.',
  },
  ar: {
    title: 'اختر كلمة مرور جديدة',
    paragraphs: [
      'طلب شخص ما كلمة مرور جديدة لحسابك في Archway.',
      'الرابط صالح لساعة واحدة ولمرة واحدة. سيُسجَّل خروجك من جميع أجهزتك.',
    ],
    label: 'اختيار كلمة مرور جديدة',
    footer: 'إن لم تكن أنت فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
  },
};
