import type { StagingRow } from '@archway/contract/stagings/staging';
import { Link } from '@tanstack/react-router';
import classes from '../../../kit/board/board.module.css';
import { useToday } from '../../use-today.ts';
import { DesignerName } from '../designer-name.tsx';
import { StagingCover } from '../staging-cover.tsx';
import { StagingFlags } from '../staging-flags.tsx';
import { useDateWords } from '../use-date-words.ts';

/** What a card tells of its job. */
export const CardWords = ({ staging }: { staging: StagingRow }) => {
  const today = useToday();
  const dates = useDateWords(today);
  const next = dates.next(staging);
  return (
    <>
      {staging.coverId && <StagingCover coverId={staging.coverId} size="medium" />}
      <Link
        to="/stagings/$id/$tab"
        params={{ id: staging.id, tab: 'details' }}
        className={classes.name}
        draggable={false}
      >
        <bdi>{staging.name}</bdi>
      </Link>
      {staging.clientName && <bdi className={classes.fact}>{staging.clientName}</bdi>}
      <span className={classes.fact} title={dates.whole(staging)}>
        {dates.range(staging)}
      </span>
      {next && staging.endsOn >= today && <span className={classes.fact}>{next}</span>}
      <StagingFlags staging={staging} today={today} />
      {staging.designerName && (
        <span className={classes.fact}>
          <DesignerName staging={staging} />
        </span>
      )}
    </>
  );
};
