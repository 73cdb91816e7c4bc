import type { Outcome } from '@archway/contract/stagings/promises/promise';
import type { Staging } from '@archway/contract/stagings/staging';
import { forecastsOf, stayChangeOf } from '@archway/contract/stagings/stay-change';
import { IconCash, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import { Told } from '../../../ui/feedback/told.tsx';
import type { Stay } from '../conflict/free-stays.ts';
import { OutcomeWords } from '../conflict/outcome-words.tsx';
import { useDaysText } from '../use-days-text.ts';

type StayWordsProps = { staging: Staging; stay: Stay; outcome: Outcome };

/** What other dates would do: to the pieces, which stay, collide or come free, and to what the job brings. */
export const StayWords = ({ staging, stay, outcome }: StayWordsProps) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(staging.today);
  const { isShorter, endedAgo, staysHeld } = stayChangeOf(staging, stay, staging.today);
  // That all of them stay is told of a stay that goes on; of a shorter one, when they come free.
  const goesOn = outcome.clashes.length > 0 || (!isShorter && endedAgo === null);
  return (
    <OutcomeWords outcome={goesOn ? outcome : { ...outcome, kept: 0 }} staging={staging}>
      {endedAgo !== null && (
        <Told icon={<IconClockExclamation size={20} aria-hidden />} tone="late">
          {t(endedAgo === 0 ? 'dates.endsToday' : 'dates.ended', { count: endedAgo })}
          {staysHeld && ` ${t('dates.staysHeld')}`}
        </Told>
      )}
      {isShorter &&
        endedAgo === null &&
        outcome.freeAgain.map(({ from, pieces }) => (
          <Told key={from} icon={<IconCircleCheck size={20} aria-hidden />} tone="good">
            {t('dates.freeAgain', { count: pieces, day: day(from) })}
          </Told>
        ))}
      <Forecast staging={staging} stay={stay} />
    </OutcomeWords>
  );
};

/** How much more or less it brings, for whoever may see costs. */
const Forecast = ({ staging, stay }: Omit<StayWordsProps, 'outcome'>) => {
  const { t } = useTranslation('stagings/promises');
  const text = useMoneyText();
  const { money, today } = staging;
  if (!money) return null;
  const { before, after } = forecastsOf({ ...staging, monthly: money.monthly }, stay, today);
  if (before === after) return null;
  return (
    <Told icon={<IconCash size={20} aria-hidden />}>
      {t(after > before ? 'dates.more' : 'dates.less', {
        forecast: text(after),
        difference: text(Math.abs(after - before)),
        monthly: text(money.monthly),
      })}
    </Told>
  );
};
