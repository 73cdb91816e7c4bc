import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../../platform/mail/mail-layout.ts';
import type { BumpedJob, Loss } from '../bumped-store.ts';

type Facts = BumpedJob & { readonly losses: readonly Loss[]; readonly url: string };

/** To the designer of a job: pieces it was promised are gone. */
export const bumpedMail = (language: Language, facts: Facts) =>
  mailOf({ language, ...texts[language](facts) });

type Text = (facts: Facts) => Omit<MailContent, 'language'>;

const listed = (losses: readonly Loss[], line: (loss: Loss) => string) => losses.map(line).join(' · ');

const texts: Readonly<Record<Language, Text>> = {
  en: ({ number, name, organization, losses, url }) => ({
    title: `#${number} ${name} lost pieces it was counting on`,
    paragraphs: [
      'These pieces are no longer held for this staging:',
      listed(
        losses,
        ({ itemName, quantity, by }) =>
          `${quantity} × ${itemName}${by ? ` (now at ${by})` : ' (no longer usable)'}`,
      ),
      'Choose something else, other dates, or take them back.',
    ],
    action: { label: 'Find replacements', url },
    footer: `You’re getting this because you design this staging for ${organization} in Archway.`,
  }),
  fr: ({ number, name, organization, losses, url }) => ({
    title: `Nº ${number} ${name} a perdu des pièces prévues`,
    paragraphs: [
      'Ces pièces ne sont plus réservées pour cette mise en scène :',
      listed(
        losses,
        ({ itemName, quantity, by }) =>
          `${quantity} × ${itemName}${by ? ` (désormais à ${by})` : ' (plus utilisable)'}`,
      ),
      'Choisissez autre chose, d’autres dates, ou reprenez-les.',
    ],
    action: { label: 'Trouver des remplacements', url },
    footer: `Vous recevez cet e-mail parce que vous concevez cette mise en scène pour ${organization} dans Archway.`,
  }),
  ar: ({ number, name, organization, losses, url }) => ({
    title: `فقد التجهيز رقم ${number} ${name} قطعًا كانت محجوزة له`,
    paragraphs: [
      'لم تعد هذه القطع محجوزة لهذا التجهيز:',
      listed(
        losses,
        ({ itemName, quantity, by }) =>
          `${quantity} × ${itemName}${by ? ` (أصبحت في ${by})` : ' (لم تعد صالحة)'}`,
      ),
      'اختر غيرها، أو تواريخ أخرى، أو استعدها.',
    ],
    action: { label: 'البحث عن بدائل', url },
    footer: `تصلك هذه الرسالة لأنك مصمم هذا التجهيز لدى ${organization} في Archway.`,
  }),
};
