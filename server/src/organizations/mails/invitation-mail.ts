import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../platform/mail/mail-layout.ts';
import { type NamedRole, roleNameIn } from './role-name.ts';

type Facts = {
  readonly inviter: string;
  readonly organizationName: string;
  readonly role: NamedRole;
  readonly url: string;
  readonly days: number;
};

/** To somebody who may never have heard of Archway: who invites them, to what, and until when. */
export const invitationMail = (language: Language, facts: Facts) =>
  mailOf({ language, ...texts[language]({ ...facts, roleName: roleNameIn(language, facts.role) }) });

type Text = (facts: Facts & { readonly roleName: string }) => Omit<MailContent, 'language'>;

const texts: Readonly<Record<Language, Text>> = {
  en: ({ inviter, organizationName, roleName, url, days }) => ({
    title: `${inviter} invited you to ${organizationName}`,
    paragraphs: [
      `${inviter} invited you to work with ${organizationName} in Archway, where staging companies keep track of every piece they own. Role: ${roleName}.`,
      `The link works once, for ${days} days.`,
    ],
    action: { label: 'View invitation', url },
    footer:
      'If you don’t know who this is, you can ignore this email. We won’t create an account unless you accept.',
  }),
  fr: ({ inviter, organizationName, roleName, url, days }) => ({
    title: `${inviter} vous invite à rejoindre ${organizationName}`,
    paragraphs: [
      `${inviter} vous invite à travailler avec ${organizationName} dans Archway, l’outil avec lequel les entreprises de home staging suivent tout ce qu’elles possèdent. Rôle : ${roleName}.`,
      `Le lien fonctionne une seule fois, pendant ${days} jours.`,
    ],
    action: { label: 'Répondre à l’invitation', url },
    footer:
      'Vous ne connaissez pas cette personne ? Vous n’avez rien à faire. Aucun compte n’est créé sans votre accord.',
  }),
  ar: ({ inviter, organizationName, roleName, url, days }) => ({
    title: `يدعوك ${inviter} إلى ${organizationName}`,
    paragraphs: [
      `يدعوك ${inviter} إلى العمل مع ${organizationName} على Archway، حيث تتابع شركات التجهيز كل قطعة تملكها. الدور: ${roleName}.`,
      `يعمل الرابط مرة واحدة ولمدة ${days} أيام.`,
    ],
    action: { label: 'عرض الدعوة', url },
    footer: 'إن كنت لا تعرف المرسل فتجاهل هذه الرسالة. لن ننشئ حسابًا ما لم تقبل.',
  }),
};
