import type { UnitsMoved } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { actOnUnits } from './act-on-units.ts';

/** Pieces stand in another location now. */
export const moveUnits = async (
  context: ChangeContext,
  { unitIds, locationId, note }: z.output<typeof UnitsMoved>,
) => {
  await requireOpenLocation(context.db, locationId, 'locationId');
  return actOnUnits(context, {
    action: 'move',
    unitIds,
    event: { kind: 'moved', locationId, note },
    details: { to: locationId },
  });
};
