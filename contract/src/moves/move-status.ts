import { countingEvents, type MoveEvent, type MoveEventKind } from './move-event.ts';
import { isMoveEnded } from './move-rules.ts';
import type { MoveKind, MoveStatus } from './states.ts';

/** What is said of a move beside what is carried: nobody gets further by it. */
const remarks: ReadonlySet<MoveEventKind> = new Set(['signed', 'photographed']);

/**
 * How far a move has come, from everything that was recorded on it and not taken back: as far as anybody got. Whether it is
 * over somebody decides, and that wins.
 */
export const moveStatusOf = (
  kind: MoveKind,
  stored: MoveStatus,
  events: readonly MoveEvent[],
): MoveStatus => {
  if (isMoveEnded(stored)) return stored;
  const counting = countingEvents(events).filter(({ kind: what }) => !remarks.has(what));
  if (counting.length === 0) return stored === 'draft' ? 'draft' : 'scheduled';
  const has = (...kinds: readonly MoveEventKind[]) => counting.some((event) => kinds.includes(event.kind));
  const isOnRoad = has('departed');
  if (kind === 'out') {
    if (has('returned', 'dropped')) return 'checking_in';
    return isOnRoad ? 'in_transit' : 'on_site';
  }
  const isThere = has('dropped');
  // What is put back before the truck leaves was picked by mistake.
  if (has('returned') && (isThere || isOnRoad)) return 'returning';
  if (isThere) return 'on_site';
  return isOnRoad ? 'in_transit' : 'picking';
};
