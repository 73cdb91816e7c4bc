import type { StagingStay } from '@archway/contract/stagings/staging';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StagingStatusBadge } from '../status-badge.tsx';
import { StagingFlags } from './staging-flags.tsx';
import classes from './stay-line.module.css';
import { useDateWords } from './use-date-words.ts';

type StayLineProps = {
  stay: StagingStay;
  today: string;
  /** What is told of it here, before its name. */
  before?: ReactNode;
};

/** A job in one line of a list beside something drawn. */
export const StayLine = ({ stay, today, before }: StayLineProps) => {
  const dates = useDateWords(today);
  return (
    <div className={classes.line}>
      {before}
      <div className={classes.words}>
        <Link to="/stagings/$id/$tab" params={{ id: stay.id, tab: 'details' }} className={classes.name}>
          <bdi>{stay.name}</bdi>
        </Link>
        <span className={classes.facts}>
          {stay.clientName && <bdi>{stay.clientName}</bdi>}
          <span title={dates.whole(stay)}>{dates.range(stay)}</span>
        </span>
        <span className={classes.state}>
          <StagingStatusBadge status={stay.status} />
          <StagingFlags staging={stay} today={today} />
        </span>
      </div>
    </div>
  );
};
