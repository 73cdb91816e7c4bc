import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';

type Row = {
  readonly kind: string;
  readonly itemId: string | null;
  readonly unitId: string | null;
  readonly quantity: number;
  readonly moveId?: string | null;
  readonly stagingId?: string | null;
  readonly verdict?: string | null;
};

/** What is said of a piece, or of what is only counted. */
type Recorded = { readonly row: Row; readonly stock: object | null };

/** What is known of the pieces, and the lines of their moves. */
type Known = {
  readonly units: ReadonlyMap<string, { readonly moveId: string | null; readonly stagingId: string | null }>;
  readonly lines: readonly {
    readonly moveId: string;
    readonly itemId: string;
    readonly unitId: string | null;
    readonly planned: number;
    readonly picked: number;
    readonly isPlanned: boolean;
  }[];
};

/**
 * What whoever may record pieces only can say of one on a move, after what they said of others in the same call. They take out of use
 * only what is on that move, and carry along no more of what is only counted than is planned or known to be there: all else
 * waits for somebody who may change items.
 */
export const withPieceRight = <Event extends Recorded>(
  event: Event,
  before: readonly Event[],
  things: Known,
): (Event & { readonly isOnlyIfThere?: true }) | ReviewReason => {
  const { row } = event;
  if (!row.moveId) return event;
  if (takesOut(row) && !isOnItsMove(row, before, things)) return 'forbidden';
  const takesAlong = row.kind === 'picked' || row.kind === 'dropped';
  const isBeyondPlan = takesAlong && event.stock && row.quantity > openOf(row, before, things);
  return isBeyondPlan ? { ...event, isOnlyIfThere: true } : event;
};

/** Whether it asks what is on the move. */
export const dependsOnLines = ({ kind }: DeviceEvent) =>
  kind === 'picked' || kind === 'dropped' || kind === 'returned' || takesOutKinds.has(kind);

const takesOutKinds: ReadonlySet<string> = new Set(['sold', 'left', 'missing', 'damaged']);

/** For now or for good. */
const takesOut = ({ kind, verdict }: Row) =>
  takesOutKinds.has(kind) || (kind === 'returned' && verdict === 'retire');

const isOnItsMove = (row: Row, before: readonly Recorded[], { units, lines }: Known) => {
  const { moveId, stagingId, itemId, unitId, kind } = row;
  const ofMove = lines.filter((line) => line.moveId === moveId);
  const taken = before.filter(({ row: other }) => isTakenBy(other, row));
  if (!unitId) {
    const onMove = ofMove.filter((line) => line.itemId === itemId);
    const most = sum(onMove.map(({ planned, picked }) => Math.max(planned, picked)));
    return row.quantity <= most + sum(taken.map(({ row: other }) => other.quantity));
  }
  if (taken.length > 0) return true;
  const unit = units.get(unitId);
  if (unit?.moveId === moveId || (stagingId && unit?.stagingId === stagingId)) return true;
  // Any piece of an item that is planned may be looked for in vain, or found broken where it stands.
  const isLookedFor = kind === 'missing' || kind === 'damaged';
  return ofMove.some(
    (line) => line.unitId === unitId || (isLookedFor && line.isPlanned && line.itemId === itemId),
  );
};

const isTakenBy = (other: Row, { moveId, itemId, unitId }: Row) =>
  other.moveId === moveId &&
  other.itemId === itemId &&
  other.unitId === unitId &&
  (other.kind === 'picked' || other.kind === 'dropped');

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** How many of an item the move still waits for. */
const openOf = ({ moveId, itemId, kind }: Row, before: readonly Recorded[], { lines }: Known) => {
  const wanted = lines.filter((line) => line.isPlanned && line.moveId === moveId && line.itemId === itemId);
  const open = sum(wanted.map(({ planned, picked }) => Math.max(0, planned - picked)));
  return before.reduce(
    (left, { row }) =>
      row.kind === kind && row.moveId === moveId && row.itemId === itemId && !row.unitId
        ? left - row.quantity
        : left,
    open,
  );
};
