import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../platform/mail/mail-layout.ts';
import { type NamedRole, roleNameIn } from './role-name.ts';

type Facts = {
  readonly newMember: string;
  readonly organizationName: string;
  readonly role: NamedRole;
  readonly membersUrl: string;
};

/** To the inviter: the person you invited is here. */
export const invitationAcceptedMail = (language: Language, facts: Facts) =>
  mailOf({ language, ...texts[language]({ ...facts, roleName: roleNameIn(language, facts.role) }) });

type Text = (facts: Facts & { readonly roleName: string }) => Omit<MailContent, 'language'>;

const texts: Readonly<Record<Language, Text>> = {
  en: ({ newMember, organizationName, roleName, membersUrl }) => ({
    title: `${newMember} joined ${organizationName}`,
    paragraphs: [
      `${newMember} accepted your invitation and can now work in ${organizationName}. Role: ${roleName}.`,
    ],
    action: { label: 'See members', url: membersUrl },
    footer:
      'You’re getting this because you sent the invitation. Turn off these emails under Account, Notifications.',
  }),
  fr: ({ newMember, organizationName, roleName, membersUrl }) => ({
    title: `${newMember} a rejoint ${organizationName}`,
    paragraphs: [
      `${newMember} a accepté votre invitation et peut maintenant travailler dans ${organizationName}. Rôle : ${roleName}.`,
    ],
    action: { label: 'Voir les membres', url: membersUrl },
    footer:
      'Vous recevez cet e-mail parce que vous avez envoyé l’invitation. Vous pouvez désactiver ces e-mails dans votre compte, sous Notifications.',
  }),
  ar: ({ newMember, organizationName, roleName, membersUrl }) => ({
    title: `انضم ${newMember} إلى ${organizationName}`,
    paragraphs: [`قبل ${newMember} دعوتك ويمكنه الآن العمل في ${organizationName}. الدور: ${roleName}.`],
    action: { label: 'عرض الأعضاء', url: membersUrl },
    footer: 'تصلك هذه الرسالة لأنك أرسلت الدعوة. أوقف هذه الرسائل من حسابك، ضمن «الإشعارات».',
  }),
};
