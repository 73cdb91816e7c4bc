import { addDays } from '@archway/contract/kernel/days';
import { conflictsOf } from '@archway/contract/moves/day-rules';
import type { MoveRow } from '@archway/contract/moves/move';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { SubscribeButton } from '../../stagings/list/calendar/subscribe-button.tsx';
import { DaysBar } from '../../stagings/list/days-bar.tsx';
import { firstWeekday } from '../../stagings/list/first-weekday.ts';
import { useViewDay } from '../../stagings/list/use-view-day.ts';
import { useToday } from '../../stagings/use-today.ts';
import { Results } from '../../ui/list/results.tsx';
import type { MovesList } from '../list/use-moves-list.ts';
import { useVehicles } from '../use-vehicles.ts';
import classes from './board.module.css';
import { BoardCell, type BoardFacts } from './board-cell.tsx';
import { type Cell, lanesOf, weekAround } from './board-rules.ts';
import { CardWords } from './card-words.tsx';
import { useBoardMoves } from './use-board-moves.ts';
import { useMoveDrag } from './use-move-drag.ts';
import { useReschedule } from './use-reschedule.ts';

type BoardProps = {
  list: MovesList;
  span: 'day' | 'week';
  /** Nothing for whoever may not plan. */
  onEdit: ((id: string) => void) | undefined;
};

/** The moves of a day or a week, with a lane for each vehicle. */
export const Board = ({ list, span, onEdit }: BoardProps) => {
  const { t, i18n } = useTranslation('moves');
  const today = useToday();
  const { day, goTo } = useViewDay(today);
  const days = useMemo(
    () => (span === 'day' ? [day] : weekAround(day, firstWeekday(i18n.language))),
    [span, day, i18n.language],
  );
  const { shown, all } = useBoardMoves(list, days);
  const range = useRangeTitle(days);
  return (
    <div className={classes.page}>
      <DaysBar
        title={range}
        previous={t(`board.previous.${span}`)}
        next={t(`board.next.${span}`)}
        isToday={days.includes(today)}
        onPrevious={() => goTo(addDays(day, -days.length))}
        onNext={() => goTo(addDays(day, days.length))}
        onToday={() => goTo(today)}
        tools={
          <>
            <SubscribeButton />
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('board.print')}
            </Button>
          </>
        }
      />
      <Results of={shown} skeleton={<Skeleton height={420} radius="md" />}>
        {({ rows, total }) => (
          <>
            {rows.length < total && total > 500 && <p role="status">{t('board.some', { count: total })}</p>}
            <Lanes days={days} rows={rows} all={all} onEdit={onEdit} />
          </>
        )}
      </Results>
    </div>
  );
};

type LanesProps = Pick<BoardProps, 'onEdit'> & {
  days: readonly string[];
  rows: readonly MoveRow[];
  all: readonly MoveRow[];
};

const Lanes = ({ days, rows, all, onEdit }: LanesProps) => {
  const { t } = useTranslation('moves');
  const today = useToday();
  const vehicles = useVehicles();
  const dayHead = useDayText({ weekday: 'short', month: 'short', day: 'numeric' });
  const lanes = useMemo(() => lanesOf(vehicles, all), [vehicles, all]);
  const laneName = (vehicleId: string | null) =>
    lanes.find((lane) => lane.vehicleId === vehicleId)?.name ?? t('board.noVehicle');
  const reschedule = useReschedule(laneName);
  const nameOf = (cell: Cell) => t('board.cell', { day: dayHead(cell.day), lane: laneName(cell.vehicleId) });
  const { dragged, ...drag } = useMoveDrag({ days, lanes, onMove: reschedule.to, nameOf });
  const dropped = new Map(reschedule.pending.map(({ move, to }) => [move.id, to]));
  const asShown = (moves: readonly MoveRow[]) =>
    moves.map((move) => {
      const to = dropped.get(move.id);
      if (!to) return move;
      return { ...move, scheduledOn: to.day, vehicleId: to.vehicleId as MoveRow['vehicleId'] }; // of a lane
    });
  const facts: BoardFacts = {
    shown: asShown(rows),
    all: asShown(all),
    conflicts: conflictsOf(asShown(all)),
    vehicles,
    pendingIds: new Set(dropped.keys()),
    onEdit,
  };
  const size = { '--lanes': lanes.length, '--days': days.length } as CSSProperties; // custom properties
  const span = days.length > 1 ? 'week' : 'day';
  return (
    <DndContext {...drag}>
      <section
        className={classes.board}
        data-span={span}
        data-dragging={dragged !== null}
        style={size}
        aria-label={t('board.label')}
      >
        {span === 'week' && (
          <div className={classes.lanes} aria-hidden="true">
            <span />
            {lanes.map(({ vehicleId }) => (
              <span key={vehicleId} className={classes.lane}>
                <bdi>{laneName(vehicleId)}</bdi>
              </span>
            ))}
          </div>
        )}
        {days.map((day) => (
          <section key={day} className={classes.day} data-today={day === today}>
            <h3 className={classes.dayName}>
              {dayHead(day)}
              <span className={classes.total}>
                {t('board.moves', {
                  count: facts.shown.filter(({ scheduledOn }) => scheduledOn === day).length,
                })}
              </span>
            </h3>
            {lanes.map(({ vehicleId }) => (
              <BoardCell
                key={vehicleId}
                cell={{ day, vehicleId }}
                label={nameOf({ day, vehicleId })}
                laneName={laneName(vehicleId)}
                Heading={span === 'week' ? 'h4' : 'h3'}
                facts={facts}
              />
            ))}
          </section>
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-dragged="true">
            <CardWords move={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};

const useRangeTitle = (days: readonly string[]) => {
  const { i18n } = useTranslation();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  if (first === last)
    return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
      dateOf(first),
    );
  return new Intl.DateTimeFormat(i18n.language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).formatRange(dateOf(first), dateOf(last));
};
