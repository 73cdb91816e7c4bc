import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../../platform/mail/mail-layout.ts';
import type { BumpedJob } from '../../bumped/bumped-store.ts';

export type SwappedPieces = { readonly quantity: number; readonly from: string; readonly to: string };
type Facts = BumpedJob & {
  readonly swaps: readonly SwappedPieces[];
  readonly by: string;
  readonly url: string;
};

/** To the designer of a job: some of its pieces became others, so that another job could have them. */
export const swappedMail = (language: Language, facts: Facts) =>
  mailOf({ language, ...texts[language](facts) });

type Text = (facts: Facts) => Omit<MailContent, 'language'>;

const listed = (swaps: readonly SwappedPieces[], line: (swap: SwappedPieces) => string) =>
  swaps.map(line).join(' · ');

const texts: Readonly<Record<Language, Text>> = {
  en: ({ number, name, organization, swaps, by, url }) => ({
    title: `#${number} ${name}: pieces were swapped`,
    paragraphs: [
      `${by} needed pieces that were held for this staging. These replacements are held for it now:`,
      listed(swaps, ({ quantity, from, to }) => `${quantity} × ${to} (instead of ${from})`),
      'If one doesn’t fit, choose another.',
    ],
    action: { label: 'See the pieces', url },
    footer: `You’re getting this because you design this staging for ${organization} in Archway.`,
  }),
  fr: ({ number, name, organization, swaps, by, url }) => ({
    title: `Nº ${number} ${name} : des articles ont été échangés`,
    paragraphs: [
      `${by} avait besoin d’articles réservés pour cette mise en scène. Ces remplacements lui sont maintenant réservés :`,
      listed(swaps, ({ quantity, from, to }) => `${quantity} × ${to} (au lieu de ${from})`),
      'Si l’un d’eux ne convient pas, choisissez-en un autre.',
    ],
    action: { label: 'Voir les articles', url },
    footer: `Vous recevez cet e-mail parce que vous concevez cette mise en scène pour ${organization} dans Archway.`,
  }),
  ar: ({ number, name, organization, swaps, by, url }) => ({
    title: `التجهيز رقم ${number} ${name}: استُبدلت قطع`,
    paragraphs: [
      `احتاج ${by} إلى قطع كانت محجوزة لهذا التجهيز. هذه البدائل محجوزة له الآن:`,
      listed(swaps, ({ quantity, from, to }) => `${quantity} × ${to} (بدلًا من ${from})`),
      'إن لم يناسبك أحدها فاختر غيره.',
    ],
    action: { label: 'عرض القطع', url },
    footer: `تصلك هذه الرسالة لأنك مصمم هذا التجهيز لدى ${organization} في Archway.`,
  }),
};
