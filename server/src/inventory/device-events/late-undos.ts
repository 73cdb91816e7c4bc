import type { UnitState } from '@archway/contract/inventory/fold-unit';
import type { EventId, MoveId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { findEnded, findMovesOfEnded } from './late-undo-store.ts';
import type { MatchedEvent } from './match-things.ts';

/** What takes something back, unless somebody has decided that already. */
const undosIn = (matched: readonly MatchedEvent[]) =>
  matched.filter(({ arrived, row }) => row.undoes && row.itemId && row.moveId && !arrived.isDecided);

/** Of what is only counted: what would put it back into, or out of, the home of a job that is over. */
export const lateOfCounted = async (db: OrgDb, matched: readonly MatchedEvent[]): Promise<EventId[]> => {
  const undos = undosIn(matched).filter(({ row }) => !row.unitId);
  if (undos.length === 0) return [];
  const over = await findMovesOfEnded(
    db,
    undos.flatMap(({ row }) => row.moveId ?? []),
  );
  return undos.flatMap(({ row }) => (over.has(row.moveId ?? '') ? [row.id] : []));
};

type Folded = UnitState & { readonly id: UnitId };

/** Of pieces: what would put one into the home of a job that is over, or into the hands of a crew whose move is. */
export const lateOfPieces = async (
  db: OrgDb,
  matched: readonly MatchedEvent[],
  { units, states }: { readonly units: ReadonlyMap<string, UnitState>; readonly states: readonly Folded[] },
): Promise<EventId[]> => {
  const undos = Map.groupBy(undosIn(matched), ({ row }) => row.unitId);
  const moved = states.filter((state) => undos.has(state.id) && !isSame(units.get(state.id), state));
  if (moved.length === 0) return [];
  const ended = await findEnded(db, {
    moveIds: moved.flatMap(({ moveId }) => (moveId ?? []) as MoveId), // of a move
    stagingIds: moved.flatMap(({ stagingId }) => (stagingId ?? []) as StagingId), // of a job
  });
  const late = moved.filter(({ custody, moveId, stagingId }) =>
    custody === 'on_site'
      ? ended.has(stagingId ?? '')
      : (custody === 'picked' || custody === 'in_transit') && ended.has(moveId ?? ''),
  );
  return late.flatMap(({ id }) => (undos.get(id) ?? []).map(({ row }) => row.id));
};

const isSame = (one: UnitState | undefined, other: UnitState) =>
  one?.custody === other.custody && one.moveId === other.moveId && one.stagingId === other.stagingId;
