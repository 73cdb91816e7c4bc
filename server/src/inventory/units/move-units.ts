import type { UnitsMoved } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { actOnUnits } from './act-on-units.ts';

/** Pieces stand in another place now. */
export const moveUnits = async (
  context: ChangeContext,
  { unitIds, locationId, note }: z.output<typeof UnitsMoved>,
) => {
  const place = await requireOpenPlace(context.db, locationId, 'locationId');
  return actOnUnits(context, {
    action: 'move',
    unitIds,
    saying: { kind: 'moved', locationId, note },
    details: { to: place.name },
  });
};
