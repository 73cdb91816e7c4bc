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
      'Please confirm that this address is yours. Until then you can look around, but not invite anybody.',
      'The link is good for seven days.',
    ],
    label: 'Activate my account',
    footer:
      'You get this mail because somebody signed up to Archway with this address. If it was not you, ignore it.',
  }),
  fr: (firstName) => ({
    title: 'Activez votre compte Archway',
    paragraphs: [
      `Bienvenue, ${firstName}.`,
      'Confirmez que cette adresse est bien la vôtre. D’ici là, vous pouvez tout regarder, mais n’inviter personne.',
      'Le lien est valable sept jours.',
    ],
    label: 'Activer mon compte',
    footer:
      'Vous recevez ce message parce que quelqu’un s’est inscrit à Archway avec cette adresse. Si ce n’est pas vous, ignorez-le.',
  }),
  ar: (firstName) => ({
    title: 'فعّل حسابك في Archway',
    paragraphs: [
      `أهلًا بك يا ${firstName}.`,
      'يُرجى تأكيد أن هذا العنوان لك. حتى ذلك الحين يمكنك التصفح، لكن لا يمكنك دعوة أحد.',
      'الرابط صالح لسبعة أيام.',
    ],
    label: 'تفعيل حسابي',
    footer: 'وصلتك هذه الرسالة لأن شخصًا سجّل في Archway بهذا العنوان. إن لم تكن أنت فتجاهلها.',
  }),
};
