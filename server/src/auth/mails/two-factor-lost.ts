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
      'We can’t check the codes from your authenticator app anymore, so we turned off two-factor sign-in for your account.',
      'Delete Archway in your app, then set it up again. You’ll get new recovery codes; the old ones no longer work.',
    ],
    label: 'Set it up again',
    footer: 'If you didn’t just sign in or reset your password, reset it right away.',
  },
  fr: {
    title: 'Configurez de nouveau la connexion en deux étapes',
    paragraphs: [
      'Nous ne pouvons plus vérifier les codes de votre application d’authentification : la connexion en deux étapes est désactivée pour votre compte.',
      'Supprimez Archway de votre application, puis configurez de nouveau la connexion en deux étapes. Vous recevrez aussi de nouveaux codes de secours ; les anciens ne fonctionnent plus.',
    ],
    label: 'Configurer de nouveau',
    footer:
      'Vous ne venez ni de vous connecter ni de changer de mot de passe ? Choisissez-en un nouveau immédiatement.',
  },
  ar: {
    title: 'أعِد إعداد المصادقة الثنائية',
    paragraphs: [
      'لم يعد بإمكاننا التحقق من رموز تطبيق المصادقة، لذلك أوقفنا المصادقة الثنائية في حسابك.',
      'احذف Archway من تطبيقك ثم أعِد الإعداد. ستحصل على رموز استرداد جديدة؛ لم تعد القديمة تعمل.',
    ],
    label: 'إعادة الإعداد',
    footer: 'إن لم تسجّل الدخول أو تُعِد تعيين كلمة المرور للتو، فأعد تعيينها فورًا.',
  },
};
