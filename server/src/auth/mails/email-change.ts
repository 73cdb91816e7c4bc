import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

type EmailChange = { readonly to: string; readonly newEmail: string; readonly token: string };

export const mailEmailChange = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'locale'>,
  { to, newEmail, token }: EmailChange,
) => {
  const language = user.locale ?? 'en';
  const { title, paragraphs, label, footer } = texts[language](user.email, newEmail);
  return mailer.send(db, {
    to,
    ...mailOf({
      language,
      title,
      paragraphs,
      action: { label, url: `${config.PUBLIC_URL}/activate/${token}?kind=email` },
      footer,
    }),
  });
};

const texts: Record<
  Language,
  (from: string, to: string) => { title: string; paragraphs: string[]; label: string; footer: string }
> = {
  en: (from, to) => ({
    title: 'Confirm your new email',
    paragraphs: [
      `You asked to change the email of your Archway account from ${from} to ${to}.`,
      'Both addresses have to confirm. The link works for one day.',
    ],
    label: 'Confirm change',
    footer: 'If this wasn’t you, don’t open the link, and change your password.',
  }),
  fr: (from, to) => ({
    title: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      `Votre compte Archway va passer de ${from} à ${to}.`,
      'Les deux adresses e-mail doivent confirmer. Le lien est valable 24 heures.',
    ],
    label: 'Confirmer le changement',
    footer: 'Ce n’était pas vous ? N’ouvrez pas le lien et changez votre mot de passe.',
  }),
  ar: (from, to) => ({
    title: 'أكّد بريدك الإلكتروني الجديد',
    paragraphs: [
      `طلبت تغيير البريد الإلكتروني لحسابك في Archway من ${from} إلى ${to}.`,
      'يجب التأكيد من العنوانين كليهما. يعمل الرابط يومًا واحدًا.',
    ],
    label: 'تأكيد التغيير',
    footer: 'إن لم تكن أنت فلا تفتح الرابط، وغيّر كلمة مرورك.',
  }),
};
