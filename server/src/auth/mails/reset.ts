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
      'Someone asked to reset the password of your Archway account.',
      'The link works once, for one hour. We’ll sign out all your devices.',
    ],
    label: 'Choose a new password',
    footer: 'If this wasn’t you, ignore this email. Your password stays the same.',
  },
  fr: {
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Archway.',
      'Le lien fonctionne une seule fois, pendant une heure. Tous vos appareils seront déconnectés.',
    ],
    label: 'Choisir un nouveau mot de passe',
    footer: 'Ce n’était pas vous ? Ignorez cet e-mail : votre mot de passe ne change pas.',
  },
  ar: {
    title: 'اختر كلمة مرور جديدة',
    paragraphs: [
      'طلب أحدهم إعادة تعيين كلمة مرور حسابك في Archway.',
      'يعمل الرابط مرة واحدة ولمدة ساعة. سنسجّل خروج كل أجهزتك.',
    ],
    label: 'اختيار كلمة مرور جديدة',
    footer: 'إن لم تكن أنت فتجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.',
  },
};
