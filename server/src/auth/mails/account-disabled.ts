import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

/** Why no link came: a new password would open nothing. */
export const mailAccountDisabled = (
  db: AccountDb,
  { mailer }: Services,
  user: Pick<User, 'email'>,
  language: Language,
) => mailer.send(db, { to: user.email, ...mailOf({ language, ...texts[language] }) });

const texts: Record<Language, { title: string; paragraphs: string[]; footer: string }> = {
  en: {
    title: 'Your account is disabled',
    paragraphs: [
      'Someone asked to reset the password of your Archway account.',
      'The account is disabled, so we didn’t send a link: no one can sign in to it.',
      'To use it again, contact an owner of your organization or whoever runs this Archway.',
    ],
    footer: 'If this wasn’t you, ignore this email. Nothing has changed.',
  },
  fr: {
    title: 'Votre compte est désactivé',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Archway.',
      'Le compte est désactivé : nous n’envoyons donc pas de lien. Personne ne peut s’y connecter, même avec un nouveau mot de passe.',
      'Pour l’utiliser de nouveau, contactez un propriétaire de votre organisation ou la personne qui gère cette installation d’Archway.',
    ],
    footer: 'Ce n’était pas vous ? Ignorez cet e-mail : rien n’a changé.',
  },
  ar: {
    title: 'حسابك معطّل',
    paragraphs: [
      'طلب أحدهم إعادة تعيين كلمة مرور حسابك في Archway.',
      'الحساب معطّل، لذلك لم نرسل رابطًا: لا يستطيع أحد تسجيل الدخول إليه.',
      'لاستخدامه من جديد، تواصل مع أحد مالكي مؤسستك أو مع من يدير Archway لديك.',
    ],
    footer: 'إن لم تكن أنت فتجاهل هذه الرسالة. لم يتغير شيء.',
  },
};
