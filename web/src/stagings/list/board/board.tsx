import type { StagingRow } from '@archway/contract/stagings/staging';
import { type StagingStatus, stagingStatuses } from '@archway/contract/stagings/states';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../platform/session/may.ts';
import type { StagingsList } from '../use-stagings-list.ts';
import classes from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { columnsFor, isFirstOpen, isWanted } from './board-rules.ts';
import { CardWords } from './card-words.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import { useMove } from './use-move.ts';

/** Jobs by how far they are. A card goes on by being dragged, by the keyboard, or by its menu. */
export const Board = ({ list }: { list: StagingsList }) => {
  const { t } = useTranslation('stagings/list');
  const mayMove = useMay()('stagings.setStatus');
  const move = useMove();
  const { dragged, ...drag } = useBoardDrag(move.to);
  const { filters } = list.value;
  return (
    <DndContext {...drag}>
      <section className={classes.board} aria-label={t('board.label')}>
        {stagingStatuses.map((status) => (
          <BoardColumn
            key={`${status} ${isFirstOpen(status, filters)}`}
            status={status}
            list={list}
            wanted={isWanted(status, filters)}
            firstOpen={isFirstOpen(status, filters)}
            target={dragged ? targetOf(dragged, status) : undefined}
            movingId={move.pendingId}
            onMove={mayMove ? move.to : undefined}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-dragged="true">
            <CardWords staging={dragged} />
          </div>
        )}
      </DragOverlay>
      <MoveDialog move={move.told} onClose={move.leave} />
    </DndContext>
  );
};

/** Whether what is dragged can be let go in a column; where it came from is neither. */
const targetOf = (dragged: StagingRow, status: StagingStatus) => {
  if (dragged.status === status) return undefined;
  return columnsFor(dragged).includes(status) ? 'legal' : 'illegal';
};
