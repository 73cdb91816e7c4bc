import type { StagingStay } from '@archway/contract/stagings/staging';
import { daysLate, isOut } from '@archway/contract/stagings/staging-rules';
import { Alert } from '@mantine/core';
import { IconHomeExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import { useDaysText } from '../promises/use-days-text.ts';
import { useRangeText } from '../use-range-text.ts';
import { useStagingTitle } from '../use-staging-title.ts';
import { useToday } from '../use-today.ts';
import classes from './home.module.css';
import { homeStays } from './home-stays.ts';

/** More than a few names nobody reads while on the phone. */
const most = 3;

type HomeStaysNoticeProps = {
  /** Nothing is told while no home is chosen. */
  propertyId: string | null;
  days: { readonly installOn: string; readonly endsOn: string } | null;
  exceptId?: string | undefined;
};

/** Whether a home is staged already on some days, by which job and until when, and what was staged there before. It stops nobody. */
export const HomeStaysNotice = ({ propertyId, days, exceptId }: HomeStaysNoticeProps) => {
  const { t } = useTranslation('stagings/promises');
  const today = useToday();
  const stays = useQuery({
    ...queries.stagings.stays.queryOptions({ input: { propertyId: propertyId ?? '' } }),
    enabled: propertyId !== null,
  });
  const { taken, earlier } = homeStays((propertyId && stays.data?.rows) || [], { days, today, exceptId });
  return (
    <div role="status" className={classes.notice}>
      {taken.length > 0 && (
        <Alert
          color="orange"
          variant="light"
          role="presentation"
          icon={<IconHomeExclamation size={20} aria-hidden />}
        >
          <ul className={classes.taken}>
            {taken.map((stay) => (
              <li key={stay.id}>
                <Taken stay={stay} today={today} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {earlier.length > 0 && (
        <p className={classes.earlier}>
          <NamedSentence
            text={t('home.earlier')}
            values={{
              stagings: earlier.slice(0, most).map((stay, index) => (
                <Fragment key={stay.id}>
                  {index > 0 && t('home.and')}
                  <StayLink stay={stay} />
                </Fragment>
              )),
            }}
          />
          {earlier.length > most && ` ${t('home.more', { count: earlier.length - most })}`}
        </p>
      )}
    </div>
  );
};

const Taken = ({ stay, today }: { stay: StagingStay; today: string }) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(today);
  const range = useRangeText(today);
  const late = daysLate(stay, today);
  const text =
    late > 0
      ? t('home.late', { count: late })
      : isOut(stay.status)
        ? t('home.staged', { day: day(stay.endsOn) })
        : t('home.booked', { days: range.range(stay) });
  return <NamedSentence text={text} values={{ address: stay.address, staging: <StayLink stay={stay} /> }} />;
};

/** In a tab of its own: what is typed here stays. */
const StayLink = ({ stay }: { stay: StagingStay }) => {
  const titleOf = useStagingTitle();
  return (
    <Link
      to="/stagings/$id/$tab"
      params={{ id: stay.id, tab: 'details' }}
      target="_blank"
      rel="noreferrer"
      className={classes.link}
    >
      <bdi>{titleOf(stay)}</bdi>
    </Link>
  );
};
