import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../../platform/mail/mail-layout.ts';

type Facts = {
  readonly organizationName: string;
  readonly thing: string;
  readonly message: string;
  readonly contact: string;
  readonly url: string;
};

/** To the owners: somebody holds a thing of yours. Nothing a stranger wrote stands in the subject. */
export const foundMail = (language: Language, facts: Facts) =>
  mailOf({ language, ...texts[language](facts) });

type Text = (facts: Facts) => Omit<MailContent, 'language'>;

const texts: Readonly<Record<Language, Text>> = {
  en: ({ organizationName, thing, message, contact, url }) => ({
    title: `Someone found something of ${organizationName}’s`,
    paragraphs: [
      `Someone scanned the label of “${thing}” and wrote to you:`,
      message,
      `How to reach them: ${contact}`,
      'We don’t know who wrote this. Be careful with links and requests for money.',
    ],
    action: { label: 'See what it is', url },
    footer: `You’re getting this because you own ${organizationName} in Archway.`,
  }),
  fr: ({ organizationName, thing, message, contact, url }) => ({
    title: `Quelqu’un a trouvé un objet de ${organizationName}`,
    paragraphs: [
      `Quelqu’un a scanné l’étiquette de « ${thing} » et vous a écrit :`,
      message,
      `Pour joindre cette personne : ${contact}`,
      'Nous ne savons pas qui a écrit ce message. Méfiez-vous des liens et des demandes d’argent.',
    ],
    action: { label: 'Voir de quoi il s’agit', url },
    footer: `Vous recevez cet e-mail parce que vous êtes propriétaire de ${organizationName} dans Archway.`,
  }),
  ar: ({ organizationName, thing, message, contact, url }) => ({
    title: `عثر أحدهم على شيء يخص ${organizationName}`,
    paragraphs: [
      `مسح أحدهم ملصق «${thing}» ضوئيًا وكتب إليك:`,
      message,
      `للتواصل معه: ${contact}`,
      'لا نعرف من كتب هذه الرسالة. احذر الروابط وطلبات المال.',
    ],
    action: { label: 'عرض الشيء', url },
    footer: `تصلك هذه الرسالة لأنك من مالكي ${organizationName} في Archway.`,
  }),
};
