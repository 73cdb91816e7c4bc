import type { Clash } from '@archway/contract/stagings/promises/promise';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import { yieldingHolders } from './blockers.ts';
import type { ChoiceKind } from './clash-rules.ts';

/** What becomes of a piece that is left out: it stays on the list without a hold, never comes there, or is as it was. */
export type LeftOut = 'listed' | 'notAdded' | 'unchanged';

/** What each answer to a clash is called, and what it does to whom. */
export const useChoiceWords = (clash: Clash, leftOut: LeftOut) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const yielding = yieldingHolders(clash);
  const names = [...new Map(yielding.map(({ stagingId, name }) => [stagingId, isolated(name)])).values()];
  const jobs = new Intl.ListFormat(i18n.language).format(names);
  const pieces = t('pieces', { count: yielding.reduce((sum, { quantity }) => sum + quantity, 0) });
  return (kind: ChoiceKind) => {
    const facts = { count: names.length, jobs, pieces, free: clash.free, wanted: clash.wanted };
    if (kind === 'fewer' && clash.free === 0)
      return { title: t('choice.none.title'), does: t(`choice.none.${leftOut}`) };
    return { title: t(`choice.${kind}.title`, facts), does: t(`choice.${kind}.does`, facts) };
  };
};

/** The same, of several clashes at once. */
export const useChoiceWordsForAll = () => {
  const { t } = useTranslation('stagings/promises');
  return (kind: ChoiceKind) => ({ title: t(`all.${kind}.title`), does: t(`all.${kind}.does`) });
};
