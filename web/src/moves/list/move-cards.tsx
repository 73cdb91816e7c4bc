import type { MoveRow } from '@archway/contract/moves/move';
import { useToday } from '../../stagings/use-today.ts';
import { RelativeDay } from '../../ui/text/relative-day.tsx';
import { CardWords } from '../board/card-words.tsx';
import { MoveStatusBadge } from '../move-status-badge.tsx';
import classes from '../moves.module.css';

/** The rows of the list where there is no room for columns: what is most of use of each. */
export const MoveCards = ({ rows }: { rows: readonly MoveRow[] }) => {
  const today = useToday();
  return (
    <ul className={classes.rows}>
      {rows.map((move) => (
        <li key={move.id} className={classes.row}>
          <span className={classes.kind}>
            <strong>
              <RelativeDay day={move.scheduledOn} today={today} />
            </strong>
            <MoveStatusBadge status={move.status} />
          </span>
          <CardWords move={move} />
        </li>
      ))}
    </ul>
  );
};
