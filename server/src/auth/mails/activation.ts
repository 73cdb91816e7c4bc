import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

export const mailActivation = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'firstName'>,
  language: Language,
  token: string,
) => {
  const { title, paragraphs, label, footer } = texts[language](user.firstName);
  return mailer.send(db, {
    to: user.email,
    ...mailOf({
      language,
      title,
      paragraphs,
      action: { label, url: `${config.PUBLIC_URL}/activate/${token}` },
      footer,
    }),
  });
};

type Text = { title: string; paragraphs: string[]; label: string; footer: string };

const texts: Record<Language, (firstName: string) => Text> = {
  en: (firstName) => ({
    title: 'Activate your Archway account',
    paragraphs: [
      `Welcome, ${firstName}.`,
      'Confirm that this email is yours. Until then you can look around, but not invite anyone.',
      'The link works for seven days.',
    ],
    label: 'Activate my account',
    footer:
      'You’re getting this because someone signed up for Archway with this email. If it wasn’t you, ignore it.',
  }),
  fr: (firstName) => ({
    title: 'Activez votre compte Archway',
    paragraphs: [
      `Bienvenue, ${firstName}.`,
      'Confirmez que cette adresse e-mail est la vôtre. D’ici là, vous pouvez explorer Archway, mais pas inviter d’autres personnes.',
      'Le lien est valable sept jours.',
    ],
    label: 'Activer mon compte',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un s’est inscrit à Archway avec cette adresse. Ce n’était pas vous ? Ignorez-le.',
  }),
  ar: (firstName) => ({
    title: 'فعّل حسابك في Archway',
    paragraphs: [
      `أهلًا بك يا ${firstName}.`,
      'أكّد أن هذا البريد الإلكتروني لك. حتى ذلك الحين يمكنك التصفح، لكن لا يمكنك دعوة أحد.',
      'يعمل الرابط سبعة أيام.',
    ],
    label: 'تفعيل حسابي',
    footer: 'تصلك هذه الرسالة لأن أحدهم سجّل في Archway بهذا البريد الإلكتروني. إن لم تكن أنت فتجاهلها.',
  }),
};
