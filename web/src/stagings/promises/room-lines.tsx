import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { LineRow } from './line/line-row.tsx';
import type { LineActions } from './line/use-line-actions.tsx';
import classes from './promises.module.css';
import type { Shortages } from './shortage-rules.ts';

type RoomLinesProps = {
  staging: Staging;
  lines: readonly Line[];
  /** What the list is called for whoever does not see the room above it. */
  label: string;
  shortages: Shortages;
  /** Left out for whoever may only look. */
  actions: LineActions | undefined;
};

/** What is promised to one room. */
export const RoomLines = ({ staging, lines, label, shortages, actions }: RoomLinesProps) =>
  lines.length > 0 && (
    <ul className={classes.lines} aria-label={label}>
      {lines.map((line) => (
        <LineRow
          key={line.id}
          staging={staging}
          line={line}
          free={shortages.get(line.id)}
          actions={actions}
        />
      ))}
    </ul>
  );
