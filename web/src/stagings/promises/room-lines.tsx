import type { Line } from '@archway/contract/stagings/line';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../inventory/use-money-text.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { LineRow } from './line/line-row.tsx';
import { addKeyOf } from './line/removing-rules.ts';
import type { LineActions } from './line/use-line-actions.tsx';
import classes from './promises.module.css';
import { piecesOf, rentOf } from './room-rules.ts';
import { type Shortages, shortOf } from './shortage-rules.ts';

type RoomLinesProps = {
  staging: Staging;
  room: Room;
  lines: readonly Line[];
  shortages: Shortages;
  /** Left out for whoever may only look. */
  actions: LineActions | undefined;
  onAdd: (() => void) | undefined;
};

/** One room with what is promised to it, and what that brings. */
export const RoomLines = ({ staging, room, lines, shortages, actions, onAdd }: RoomLinesProps) => {
  const { t } = useTranslation('stagings/promises');
  const money = useMoneyText();
  const id = useId();
  const rent = rentOf(lines);
  const short = shortOf(lines, shortages);
  return (
    <section aria-labelledby={id}>
      <div className={classes.roomHead}>
        <h3 id={id} className={classes.roomName}>
          <bdi>{room.name}</bdi>
        </h3>
        <span className={classes.sum} data-tabular>
          {t('pieces', { count: piecesOf(lines) })}
          {short > 0 && ` · ${t('notFree', { number: short })}`}
          {staging.money !== null && rent > 0 && ` · ${t('perMonth', { money: money(rent) })}`}
        </span>
        {onAdd && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={t('add.to', { room: isolated(room.name) })}
            data-focus-key={addKeyOf(room.id)}
            onClick={onAdd}
          >
            {t('add.open')}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={classes.nothing}>{t('roomEmpty')}</p>
      ) : (
        <ul className={classes.lines}>
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
      )}
    </section>
  );
};
