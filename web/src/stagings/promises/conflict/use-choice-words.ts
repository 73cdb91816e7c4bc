import type { Clash } from '@archway/contract/stagings/promises/promise';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import { type ChoiceKind, yieldingHolders } from './clash-rules.ts';

/** What each answer to a clash is called, and what it does to whom. */
export const useChoiceWords = (clash: Clash) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const names = yieldingHolders(clash).map(({ name }) => isolated(name));
  const jobs = new Intl.ListFormat(i18n.language).format([...new Set(names)]);
  return (kind: ChoiceKind) => {
    const facts = { jobs, free: clash.free, wanted: clash.wanted };
    if (kind === 'fewer' && clash.free === 0)
      return { title: t('choice.none.title'), does: t('choice.none.does') };
    return { title: t(`choice.${kind}.title`, facts), does: t(`choice.${kind}.does`, facts) };
  };
};
