import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

export const mailTwoFactorLost = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'locale'>,
) => {
  const language = user.locale ?? 'en';
  const { label, ...text } = texts[language];
  return mailer.send(db, {
    to: user.email,
    ...mailOf({ language, ...text, action: { label, url: `${config.PUBLIC_URL}/account/security` } }),
  });
};

const texts: Record<Language, { title: string; paragraphs: string[]; label: string; footer: string }> = {
  en: {
    title: 'Set up two-factor sign-in again',
    paragraphs: [
      'Archway can no longer check the codes of your authenticator app, so two-factor sign-in is off for your account.',
      'Delete Archway in your app, then set it up again. You get new recovery codes too; the old ones no longer work.',
    ],
    label: 'Set it up again',
    footer: 'If you did not sign in or choose a new password just now, choose a new one at once.',
  },
  fr: {
    title: 'Configurez à nouveau la connexion à deux facteurs',
    paragraphs: [
      'Archway ne peut plus vérifier les codes de votre application d’authentification : la connexion à deux facteurs est désactivée pour votre compte.',
      'Supprimez Archway de votre application, puis configurez-la à nouveau. Vous recevrez aussi de nouveaux codes de secours ; les anciens ne fonctionnent plus.',
    ],
    label: 'Configurer à nouveau',
    footer:
      'Si vous ne venez pas de vous connecter ou de choisir un nouveau mot de passe, choisissez-en un tout de suite.',
  },
  ar: {
    title: 'أعِد إعداد تسجيل الدخول بخطوتين',
    paragraphs: [
      'لم يعد بإمكان Archway التحقق من رموز تطبيق المصادقة لديك، لذلك أُوقف تسجيل الدخول بخطوتين في حسابك.',
      'احذف Archway من تطبيقك ثم أعِد إعداده. ستحصل أيضًا على رموز استرداد جديدة؛ لم تعد القديمة صالحة.',
    ],
    label: 'إعادة الإعداد',
    footer: 'إن لم تسجّل الدخول أو تختر كلمة مرور جديدة الآن، فاختر كلمة جديدة فورًا.',
  },
};
