import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../../platform/mail/mail-layout.ts';
import type { BumpedJob, Loss } from '../bumped-store.ts';
import { toldFooter } from './told-footer.ts';

type Facts = BumpedJob & {
  readonly losses: readonly Loss[];
  readonly url: string;
  readonly isDesigner: boolean;
};

/** To the designer of a job, or to the owners where nobody is: pieces it was promised are gone. */
export const bumpedMail = (language: Language, facts: Facts) =>
  mailOf({
    language,
    ...texts[language](facts),
    footer: toldFooter(language, facts.organization, facts.isDesigner),
  });

type Text = (facts: Facts) => Omit<MailContent, 'language' | 'footer'>;

const listed = (losses: readonly Loss[], line: (loss: Loss) => string) => losses.map(line).join(' · ');

const texts: Readonly<Record<Language, Text>> = {
  en: ({ number, name, losses, url }) => ({
    title: `#${number} ${name} lost pieces it was counting on`,
    paragraphs: [
      'These pieces are no longer held for this staging:',
      listed(
        losses,
        ({ itemName, quantity, by }) =>
          `${quantity} × ${itemName}${by ? ` (now held for ${by})` : ' (no longer usable)'}`,
      ),
      'Choose replacements or other dates, or hold them again once they’re free.',
    ],
    action: { label: 'Find replacements', url },
  }),
  fr: ({ number, name, losses, url }) => ({
    title: `Nº ${number} ${name} a perdu des pièces prévues`,
    paragraphs: [
      'Ces pièces ne sont plus réservées pour cette mise en scène :',
      listed(
        losses,
        ({ itemName, quantity, by }) =>
          `${quantity} × ${itemName}${by ? ` (désormais pour ${by})` : ' (plus utilisable)'}`,
      ),
      'Choisissez des remplacements ou d’autres dates, ou réservez-les à nouveau dès qu’elles seront libres.',
    ],
    action: { label: 'Trouver des remplacements', url },
  }),
  ar: ({ number, name, losses, url }) => ({
    title: `فقد التجهيز رقم ${number} ${name} قطعًا كانت محجوزة له`,
    paragraphs: [
      'لم تعد هذه القطع محجوزة لهذا التجهيز:',
      listed(
        losses,
        ({ itemName, quantity, by }) =>
          `${quantity} × ${itemName}${by ? ` (أصبحت محجوزة لـ ${by})` : ' (لم تعد صالحة)'}`,
      ),
      'اختر بدائل أو تواريخ أخرى، أو احجزها مجددًا متى أصبحت متاحة.',
    ],
    action: { label: 'البحث عن بدائل', url },
  }),
};
