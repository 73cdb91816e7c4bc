import type { UnitState } from '@archway/contract/inventory/fold-unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';

const isCarried = ({ lifecycle, custody }: UnitState) =>
  lifecycle === 'active' && (custody === 'picked' || custody === 'in_transit');
const isAway = (piece: UnitState) =>
  isCarried(piece) || (piece.lifecycle === 'active' && piece.custody === 'on_site');

/** Of which pieces each kind can be recorded without assuming anything. Of all others it is recorded all the same. */
const expected: Readonly<Record<string, (piece: UnitState) => boolean>> = {
  moved: unitActions.move,
  seen: unitActions.reportDamage,
  damaged: unitActions.reportDamage,
  missing: unitActions.markMissing,
  found: unitActions.markFound,
  picked: ({ lifecycle, custody }) =>
    lifecycle === 'active' && (custody === 'in_storage' || custody === 'on_site'),
  dropped: isCarried,
  returned: isCarried,
  left: isAway,
  sold: isAway,
};

/** Whether something was assumed: by how the piece stood just before it, nobody could have recorded this at a desk. */
export const isInferred = (kind: string, before: UnitState | undefined): boolean =>
  before !== undefined && expected[kind]?.(before) === false;
