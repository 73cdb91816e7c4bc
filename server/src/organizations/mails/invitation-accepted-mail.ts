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
    title: `${newMember} has joined ${organizationName}`,
    paragraphs: [
      `${newMember} accepted your invitation and can now work in ${organizationName}. Role: ${roleName}.`,
    ],
    action: { label: 'See the members', url: membersUrl },
    footer:
      'You get this because you sent the invitation. You can turn these mails off in your account, under notifications.',
  }),
  fr: ({ newMember, organizationName, roleName, membersUrl }) => ({
    title: `${newMember} a rejoint ${organizationName}`,
    paragraphs: [
      `${newMember} a accepté votre invitation et peut désormais travailler dans ${organizationName}. Rôle : ${roleName}.`,
    ],
    action: { label: 'Voir les membres', url: membersUrl },
    footer:
      'Vous recevez ce message parce que vous avez envoyé l’invitation. Vous pouvez désactiver ces messages dans votre compte, sous notifications.',
  }),
  ar: ({ newMember, organizationName, roleName, membersUrl }) => ({
    title: `انضم ${newMember} إلى ${organizationName}`,
    paragraphs: [`قبل ${newMember} دعوتك ويمكنه الآن العمل في ${organizationName}. الدور: ${roleName}.`],
    action: { label: 'عرض الأعضاء', url: membersUrl },
    footer: 'تصلك هذه الرسالة لأنك أرسلت الدعوة. يمكنك إيقاف هذه الرسائل من حسابك ضمن الإشعارات.',
  }),
};
