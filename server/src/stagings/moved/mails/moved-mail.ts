import type { Language } from '@archway/contract/kernel/locale';
import { type MailContent, mailOf } from '../../../platform/mail/mail-layout.ts';
import type { BumpedJob } from '../../bumped/bumped-store.ts';
import { toldFooter } from '../../bumped/mails/told-footer.ts';

type Progress = {
  readonly dropped: number;
  readonly returned: number;
  readonly missing: number;
  readonly sold: number;
  readonly short: number;
};

export type MovedFacts = BumpedJob & {
  readonly kind: 'in' | 'out';
  readonly progress: Progress;
  readonly url: string;
  readonly isDesigner: boolean;
};

/** To the designer of a job, or to the owners where nobody is: a move is over, and what became of its pieces. */
export const movedMail = (language: Language, facts: MovedFacts) =>
  mailOf({
    language,
    ...texts[language](facts),
    footer: toldFooter(language, facts.organization, facts.isDesigner),
  });

type Text = (facts: MovedFacts) => Omit<MailContent, 'language' | 'footer'>;

/** Of these only what there is any of. */
const listed = (numbers: readonly (readonly [string, number])[]) =>
  numbers.flatMap(([word, count]) => (count > 0 ? [`${word}: ${count}`] : [])).join(' · ');

const texts: Readonly<Record<Language, Text>> = {
  en: ({ number, name, kind, progress, url }) => ({
    title: `#${number} ${name}: ${kind === 'in' ? 'move-in' : 'move-out'} completed`,
    paragraphs: [
      listed([
        [kind === 'in' ? 'Dropped off' : 'Back in storage', progress.dropped],
        ['Returned', progress.returned],
        ['Short', progress.short],
        ['Missing', progress.missing],
        ['Sold or left on site', progress.sold],
      ]) || 'No pieces were moved.',
    ],
    action: { label: 'Open the staging', url },
  }),
  fr: ({ number, name, kind, progress, url }) => ({
    title: `Nº ${number} ${name} : ${kind === 'in' ? 'installation terminée' : 'retrait terminé'}`,
    paragraphs: [
      listed([
        [kind === 'in' ? 'Déposées' : 'De retour en stock', progress.dropped],
        ['Rentrées', progress.returned],
        ['Manquantes au départ', progress.short],
        ['Introuvables', progress.missing],
        ['Vendues ou laissées sur place', progress.sold],
      ]) || 'Aucune pièce n’a été déplacée.',
    ],
    action: { label: 'Ouvrir la mise en scène', url },
  }),
  ar: ({ number, name, kind, progress, url }) => ({
    title: `التجهيز رقم ${number} ${name}: ${kind === 'in' ? 'اكتمل نقل القطع إليه' : 'اكتمل نقل القطع منه'}`,
    paragraphs: [
      listed([
        [kind === 'in' ? 'أُنزلت' : 'عادت إلى المخزن', progress.dropped],
        ['أُعيدت', progress.returned],
        ['ناقصة', progress.short],
        ['مفقودة', progress.missing],
        ['بيعت أو تُركت في العقار', progress.sold],
      ]) || 'لم تُنقل أي قطع.',
    ],
    action: { label: 'فتح التجهيز', url },
  }),
};
