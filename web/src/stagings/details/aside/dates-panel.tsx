import type { Staging } from '@archway/contract/stagings/staging';
import { nextRenewalOn } from '@archway/contract/stagings/staging-rules';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { useStagingWords } from '../../use-staging-words.ts';

/** From when to when, for how long, and how it goes on. */
export const DatesPanel = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const { nameOf } = useStagingWords();
  const dayText = useDayText();
  const { installOn, endsOn, heldUntil, installedOn, destagedOn, termDays, autoRenew, today } = staging;
  const renewal = nextRenewalOn(staging, today);
  const day = (value: string | null) => value && dayText(value);
  return (
    <TitledPanel title={t('dates.title')}>
      <FactList
        facts={[
          { name: nameOf('installOn'), value: dayText(installOn) },
          { name: t('dates.installed'), value: installedOn === installOn ? null : day(installedOn) },
          { name: nameOf('endsOn'), value: dayText(endsOn) },
          { name: t('dates.held'), value: heldUntil > endsOn ? dayText(heldUntil) : null },
          { name: t('dates.destaged'), value: day(destagedOn) },
          { name: t('dates.term'), value: t('dates.days', { count: termDays }) },
          { name: t('dates.renews'), value: t(autoRenew ? 'dates.automatically' : 'dates.byHand') },
          { name: t('dates.next'), value: day(renewal) },
        ]}
      />
    </TitledPanel>
  );
};
