import type { MoveConflict } from '@archway/contract/moves/day-rules';
import type { MoveRow } from '@archway/contract/moves/move';
import { useDroppable } from '@dnd-kit/core';
import type { Vehicle } from '../use-vehicles.ts';
import classes from './board.module.css';
import { type Cell, cellKey } from './board-rules.ts';
import { LaneLoad } from './lane-load.tsx';
import { MoveCard } from './move-card.tsx';

export type BoardFacts = {
  readonly shown: readonly MoveRow[];
  readonly all: readonly MoveRow[];
  readonly conflicts: ReadonlyMap<string, readonly MoveConflict[]>;
  readonly vehicles: readonly Vehicle[];
  readonly pendingIds: ReadonlySet<string>;
  readonly onEdit: ((id: string) => void) | undefined;
};

type BoardCellProps = {
  cell: Cell;
  /** The lane, as it is called on this day. */
  label: string;
  laneName: string;
  /** Below the name of its day, where that is shown. */
  Heading: 'h3' | 'h4';
  facts: BoardFacts;
};

/** The moves of one vehicle on one day, or of none. */
export const BoardCell = ({ cell, label, laneName, Heading, facts }: BoardCellProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: cellKey(cell) });
  const here = (moves: readonly MoveRow[]) =>
    moves.filter(({ scheduledOn, vehicleId }) => scheduledOn === cell.day && vehicleId === cell.vehicleId);
  const moves = here(facts.shown);
  return (
    <section
      ref={setNodeRef}
      className={classes.cell}
      aria-label={label}
      data-over={isOver}
      data-empty={moves.length === 0}
    >
      <Heading className={classes.laneName}>
        <bdi>{laneName}</bdi>
      </Heading>
      <LaneLoad moves={here(facts.all)} vehicle={facts.vehicles.find(({ id }) => id === cell.vehicleId)} />
      {moves.map((move) => (
        <MoveCard
          key={move.id}
          move={move}
          conflicts={facts.conflicts.get(move.id) ?? []}
          all={facts.all}
          pending={facts.pendingIds.has(move.id)}
          onEdit={facts.onEdit}
        />
      ))}
    </section>
  );
};
