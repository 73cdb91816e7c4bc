import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../../platform/mail/mail-layout.ts';
import type { BumpedJob } from '../../bumped/bumped-store.ts';
import { toldFooter } from '../../bumped/mails/told-footer.ts';

export type SwappedPieces = { readonly quantity: number; readonly from: string; readonly to: string };
type Facts = BumpedJob & {
  readonly swaps: readonly SwappedPieces[];
  readonly by: string;
  readonly url: string;
  readonly isDesigner: boolean;
};

/** To the designer of a job, or to the owners where nobody is: some of its pieces became others, so that another job could have them. */
export const swappedMail = (language: Language, facts: Facts) =>
  mailOf({
    language,
    ...texts[language](facts),
    footer: toldFooter(language, facts.organization, facts.isDesigner),
  });

type Text = (facts: Facts) => Omit<MailContent, 'language' | 'footer'>;

const listed = (swaps: readonly SwappedPieces[], line: (swap: SwappedPieces) => string) =>
  swaps.map(line).join(' · ');

const texts: Readonly<Record<Language, Text>> = {
  en: ({ number, name, swaps, by, url }) => ({
    title: `#${number} ${name}: pieces were swapped`,
    paragraphs: [
      `${by} needed pieces that were held for this staging. These replacements are held for it now:`,
      listed(swaps, ({ quantity, from, to }) => `${quantity} × ${to} (instead of ${from})`),
      'If one doesn’t fit, choose another.',
    ],
    action: { label: 'See the pieces', url },
  }),
  fr: ({ number, name, swaps, by, url }) => ({
    title: `Nº ${number} ${name} : des articles ont été échangés`,
    paragraphs: [
      `${by} avait besoin d’articles réservés pour cette mise en scène. Ces remplacements lui sont maintenant réservés :`,
      listed(swaps, ({ quantity, from, to }) => `${quantity} × ${to} (au lieu de ${from})`),
      'Si l’un d’eux ne convient pas, choisissez-en un autre.',
    ],
    action: { label: 'Voir les articles', url },
  }),
  ar: ({ number, name, swaps, by, url }) => ({
    title: `التجهيز رقم ${number} ${name}: استُبدلت قطع`,
    paragraphs: [
      `احتاج ${by} إلى قطع كانت محجوزة لهذا التجهيز. هذه البدائل محجوزة له الآن:`,
      listed(swaps, ({ quantity, from, to }) => `${quantity} × ${to} (بدلًا من ${from})`),
      'إن لم يناسبك أحدها فاختر غيره.',
    ],
    action: { label: 'عرض القطع', url },
  }),
};
