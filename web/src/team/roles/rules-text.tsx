import type { Rule } from '@archway/contract/kernel/access/ability';
import { rightSubjects, rightsOf } from '@archway/contract/kernel/access/rights';
import { useTranslation } from 'react-i18next';
import { useRightWords } from './use-right-words.ts';

/** What rules allow in one line: "Items: Everything; Vendors: View". */
export const RulesText = ({ rules }: { rules: readonly Rule[] }) => {
  const { t } = useTranslation(['team', 'names/team']);
  const wordsOf = useRightWords();
  const rights = rightsOf(rules);
  const parts = rightSubjects.flatMap((subject) => {
    const words = wordsOf(rights, subject);
    return words === undefined
      ? []
      : t('rights.actionFor', { action: t(`names/team:rights.subjects.${subject}`), subject: words });
  });
  return <>{parts.join('; ') || t('rights.nothing')}</>;
};
