import type { Language } from '@archway/contract/kernel/locale';

/** Why somebody is told what became of the pieces of a job: because they design it, or because nobody does. */
export const toldFooter = (language: Language, organization: string, isDesigner: boolean): string =>
  texts[language][isDesigner ? 'designer' : 'owner'](organization);

type Text = (organization: string) => string;

const texts: Readonly<Record<Language, Readonly<Record<'designer' | 'owner', Text>>>> = {
  en: {
    designer: (organization) =>
      `You’re getting this because you design this staging for ${organization} in Archway.`,
    owner: (organization) =>
      `You’re getting this because this staging has no designer and you’re an owner of ${organization} in Archway.`,
  },
  fr: {
    designer: (organization) =>
      `Vous recevez cet e-mail parce que vous concevez cette mise en scène pour ${organization} dans Archway.`,
    owner: (organization) =>
      `Vous recevez cet e-mail parce que personne ne conçoit cette mise en scène et que vous êtes propriétaire de ${organization} dans Archway.`,
  },
  ar: {
    designer: (organization) => `تصلك هذه الرسالة لأنك مصمم هذا التجهيز لدى ${organization} في Archway.`,
    owner: (organization) =>
      `تصلك هذه الرسالة لأن هذا التجهيز بلا مصمم وأنت من مالكي ${organization} في Archway.`,
  },
};
