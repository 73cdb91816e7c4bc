import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

type Wish = { readonly to: string; readonly newEmail: string; readonly token: string };

export const mailEmailChange = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'locale'>,
  { to, newEmail, token }: Wish,
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
    title: 'Confirm your new address',
    paragraphs: [
      `Your Archway account is to move from ${from} to ${to}.`,
      'Both addresses have to confirm. The link is good for one day.',
    ],
    label: 'Confirm the change',
    footer: 'If it was not you, do not follow the link, and change your password.',
  }),
  fr: (from, to) => ({
    title: 'Confirmez votre nouvelle adresse',
    paragraphs: [
      `Votre compte Archway doit passer de ${from} à ${to}.`,
      'Les deux adresses doivent confirmer. Le lien est valable un jour.',
    ],
    label: 'Confirmer le changement',
    footer: 'Si ce n’est pas vous, ne suivez pas le lien et changez votre mot de passe.',
  }),
  ar: (from, to) => ({
    title: 'أكّد عنوانك الجديد',
    paragraphs: [
      `سينتقل حسابك في Archway من ${from} إلى ${to}.`,
      'يجب أن يؤكد العنوانان كلاهما. الرابط صالح ليوم واحد.',
    ],
    label: 'تأكيد التغيير',
    footer: 'إن لم تكن أنت فلا تتبع الرابط، وغيّر كلمة مرورك.',
  }),
};
