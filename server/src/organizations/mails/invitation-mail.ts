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
    title: `${inviter} invites you to ${organizationName}`,
    paragraphs: [
      `${inviter} would like you to work with ${organizationName} in Archway, where staging companies keep track of every piece they own. Role: ${roleName}.`,
      `The link works once and for ${days} days.`,
    ],
    action: { label: 'Answer the invitation', url },
    footer: 'If you do not know who this is, you need not do anything. No account is made unless you accept.',
  }),
  fr: ({ inviter, organizationName, roleName, url, days }) => ({
    title: `${inviter} vous invite à rejoindre ${organizationName}`,
    paragraphs: [
      `${inviter} souhaite travailler avec vous chez ${organizationName} dans Archway, l’outil avec lequel les entreprises de home staging suivent chacune de leurs pièces. Rôle : ${roleName}.`,
      `Le lien fonctionne une seule fois, pendant ${days} jours.`,
    ],
    action: { label: 'Répondre à l’invitation', url },
    footer:
      'Si vous ne connaissez pas cette personne, vous n’avez rien à faire. Aucun compte n’est créé sans votre accord.',
  }),
  ar: ({ inviter, organizationName, roleName, url, days }) => ({
    title: `يدعوك ${inviter} إلى ${organizationName}`,
    paragraphs: [
      `يود ${inviter} أن تعمل مع ${organizationName} على Archway، حيث تتابع شركات تجهيز المنازل كل قطعة تملكها. الدور: ${roleName}.`,
      `يعمل الرابط مرة واحدة ولمدة ${days} أيام.`,
    ],
    action: { label: 'الرد على الدعوة', url },
    footer: 'إذا كنت لا تعرف المرسل فلا يلزمك فعل أي شيء. لن يُنشأ أي حساب ما لم تقبل.',
  }),
};
