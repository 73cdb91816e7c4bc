import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Clash, CopyOutcome } from '@archway/contract/stagings/promises/promise';
import { Alert, Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { queries } from '../../platform/api/query-client.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import { freeingHolders } from '../promises/conflict/blockers.ts';
import { jobsOf } from '../promises/holding-jobs.ts';
import { useStagingTitle } from '../use-staging-title.ts';
import classes from './create.module.css';
import type { Term } from './use-term.ts';

/** More than a few lines nobody reads while on the phone. */
const most = 5;

/** Whether the pieces of an earlier job are free on these days, told anew whenever a day changes. */
export const AvailabilityAnswer = ({ copyOf, term }: { copyOf: string; term: Term }) => {
  const { t } = useTranslation('stagings/create');
  const { installOn, endsOn, days } = term;
  const outcome = useQuery({
    ...queries.stagings.foreseeCopy.queryOptions({ input: { id: copyOf, installOn, endsOn } }),
    enabled: days !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <div role="status" aria-busy={outcome.isFetching} className={classes.answer}>
      {days === null ? (
        t('answer.needsDates')
      ) : outcome.data ? (
        <Answer outcome={outcome.data} onInstallOn={term.setInstallOn} />
      ) : outcome.error ? (
        <ProblemAlert problem={outcome.error} />
      ) : (
        <Skeleton height={64} radius="md" />
      )}
    </div>
  );
};

type AnswerProps = { outcome: CopyOutcome; onInstallOn: (day: string) => void };

const Answer = ({ outcome, onInstallOn }: AnswerProps) => {
  const { t } = useTranslation('stagings/create');
  const dayText = useDayText({ dateStyle: 'medium' });
  const { pieces, kept, leftBehind, clashes, earliest } = outcome;
  const isFree = clashes.length === 0;
  const title =
    pieces === 0
      ? t('answer.none')
      : isFree
        ? t('answer.allFree', { count: pieces })
        : t('answer.someFree', { free: kept, count: pieces });
  return (
    <Alert
      color={isFree ? 'green' : 'orange'}
      icon={isFree ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
      title={title}
      role="presentation"
    >
      {clashes.length > 0 && (
        <ul className={classes.clashes}>
          {clashes.slice(0, most).map((clash) => (
            <ClashLine key={clash.itemId} clash={clash} />
          ))}
          {clashes.length > most && <li>{t('answer.more', { count: clashes.length - most })}</li>}
        </ul>
      )}
      {leftBehind > 0 && <p className={classes.line}>{t('answer.leftBehind', { count: leftBehind })}</p>}
      {!isFree && (
        <p className={classes.line}>
          {earliest ? t('answer.earliest', { day: dayText(earliest) }) : t('answer.never')}{' '}
          {earliest && (
            <Button variant="default" size="compact-sm" onClick={() => onInstallOn(earliest)}>
              {t('answer.take', { day: dayText(earliest) })}
            </Button>
          )}
        </p>
      )}
    </Alert>
  );
};

/** Whose end frees it, and when that is; or that there are too few at all. */
const ClashLine = ({ clash }: { clash: Clash }) => {
  const { t } = useTranslation('stagings/create');
  const titleOf = useStagingTitle();
  const dayText = useDayText({ dateStyle: 'medium' });
  const { itemName, wanted, free, cap, inRepair, missing } = clash;
  // Of more than there are nobody's end frees enough.
  const freeing = wanted > cap ? [] : jobsOf(freeingHolders(clash));
  const [first, ...others] = freeing;
  const count = Math.max(1, wanted - (wanted > cap ? cap : free));
  if (first) {
    const until = freeing.map(lastDayOf).reduce((one, other) => (other > one ? other : one));
    const staging =
      others.length > 0 ? (
        <NamedSentence
          text={t('answer.andOthers', { count: others.length })}
          values={{ staging: titleOf(first) }}
        />
      ) : (
        titleOf(first)
      );
    return (
      <li>
        <NamedSentence
          text={t('answer.held', { count, day: dayText(until) })}
          values={{ item: itemName, staging }}
        />
      </li>
    );
  }
  const why = inRepair + missing > 0 ? 'away' : 'tooFew';
  return (
    <li>
      <NamedSentence text={t(`answer.${why}`, { count })} values={{ item: itemName }} />
    </li>
  );
};
