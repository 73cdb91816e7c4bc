import { isFull, type RightSubject, type Rights, rightActions } from '@archway/contract/kernel/access/rights';
import { useTranslation } from 'react-i18next';

/** What somebody may do with a subject, as words: "Everything", "See, change", or nothing. */
export const useRightWords = () => {
  const { t, i18n } = useTranslation('names/team');
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' });
  return (rights: Rights, subject: RightSubject): string | undefined => {
    const actions = rightActions.filter((action) => rights[subject].has(action));
    if (actions.length === 0) return;
    if (actions.length > 1 && isFull(rights, subject)) return t('rights.everything');
    return list.format(actions.map((action) => t(`rights.actions.${action}`)));
  };
};
