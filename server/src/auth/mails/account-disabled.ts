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
      'Somebody asked for a new password for your Archway account.',
      'The account is disabled, so we send no link: nobody can sign in to it, with any password.',
      'To use it again, write to an owner of your organization or to whoever runs this Archway.',
    ],
    footer: 'If it was not you, ignore this mail: nothing has changed.',
  },
  fr: {
    title: 'Votre compte est désactivé',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Archway.',
      'Le compte est désactivé : nous n’envoyons donc pas de lien. Personne ne peut s’y connecter, quel que soit le mot de passe.',
      'Pour l’utiliser à nouveau, écrivez à un propriétaire de votre organisation ou à la personne qui gère cet Archway.',
    ],
    footer: 'Si ce n’est pas vous, ignorez ce message : rien n’a changé.',
  },
  ar: {
    title: 'حسابك معطّل',
    paragraphs: [
      'طلب شخص ما كلمة مرور جديدة لحسابك في Archway.',
      'الحساب معطّل، لذلك لا نرسل رابطًا: لا يمكن لأحد الدخول إليه بأي كلمة مرور.',
      'لاستخدامه من جديد، راسل أحد مالكي مؤسستك أو من يدير Archway لديكم.',
    ],
    footer: 'إن لم تكن أنت فتجاهل هذه الرسالة: لم يتغير شيء.',
  },
};
