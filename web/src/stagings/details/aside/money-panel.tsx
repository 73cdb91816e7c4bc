import type { Staging } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { useStagingWords } from '../../use-staging-words.ts';

/** What the job brings, for whoever may see costs: each month, once, so far, and until the end as it is expected now. */
export const MoneyPanel = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const { nameOf } = useStagingWords();
  const text = useMoneyText();
  const { money, monthlyAmount, budget, bumped } = staging;
  if (!money) return null;
  return (
    <TitledPanel title={t('money.title')}>
      <FactList
        facts={[
          {
            name: t(
              monthlyAmount !== null ? 'money.monthly' : bumped > 0 ? 'money.rentWithout' : 'money.rent',
            ),
            value: text(money.monthly),
          },
          { name: nameOf('fees'), value: text(money.fees) },
          { name: nameOf('deposit'), value: money.deposit > 0 ? text(money.deposit) : null },
          { name: nameOf('budget'), value: budget === null ? null : text(budget) },
          { name: t('money.soFar'), value: text(money.soFar) },
          { name: t('money.forecast'), value: <strong>{text(money.forecast)}</strong> },
        ]}
      />
    </TitledPanel>
  );
};
