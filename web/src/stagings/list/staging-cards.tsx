import type { StagingRow } from '@archway/contract/stagings/staging';
import { StagingStatusBadge } from '../status-badge.tsx';
import { CardWords } from './board/card-words.tsx';
import classes from './stagings.module.css';

/** The rows of the list where there is no room for columns: what is most of use of each. */
export const StagingCards = ({ rows }: { rows: readonly StagingRow[] }) => (
  <ul className={classes.rows}>
    {rows.map((staging) => (
      <li key={staging.id} className={classes.row}>
        <StagingStatusBadge status={staging.status} />
        <CardWords staging={staging} />
      </li>
    ))}
  </ul>
);
