import { DndContext, DragOverlay } from '@dnd-kit/core';
import classes from './board.module.css';
import { type BoardCards, BoardColumn, type ColumnLook } from './board-column.tsx';
import type { BoardItem, BoardKind } from './board-kind.ts';
import { useBoardDrag } from './use-board-drag.ts';

type BoardProps<Status extends string, Item extends BoardItem<Status>> = {
  label: string;
  kind: BoardKind<Status, Item>;
  lookOf: (status: Status) => ColumnLook;
  cardsOf: (status: Status) => BoardCards<Item>;
  movingId: string | undefined;
  onMove: (item: Item, to: Status) => void;
  mayMove: boolean;
};

/** Things by how far they are. A card goes on by being dragged, by the keyboard, or by its menu. */
export const Board = <Status extends string, Item extends BoardItem<Status>>({
  label,
  kind,
  lookOf,
  cardsOf,
  movingId,
  onMove,
  mayMove,
}: BoardProps<Status, Item>) => {
  const { dragged, ...drag } = useBoardDrag(kind, onMove);
  return (
    <DndContext {...drag}>
      <section className={classes.board} aria-label={label}>
        {kind.statuses.map((status) => (
          <BoardColumn
            // What the filters open or fold anew begins anew.
            key={`${status} ${lookOf(status).isOpen}`}
            kind={kind}
            status={status}
            look={lookOf(status)}
            cards={cardsOf(status)}
            target={dragged ? targetOf(kind, dragged, status) : undefined}
            movingId={movingId}
            onMove={mayMove ? onMove : undefined}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-dragged="true">
            {kind.words(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};

/** Whether what is dragged can be let go in a column; where it came from is neither. */
const targetOf = <Status extends string, Item extends BoardItem<Status>>(
  { columnsFor }: BoardKind<Status, Item>,
  dragged: Item,
  status: Status,
) => {
  if (dragged.status === status) return undefined;
  return columnsFor(dragged).includes(status) ? 'legal' : 'illegal';
};
