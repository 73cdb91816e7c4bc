import * as z from 'zod';
import { mostUnits } from '../inventory/limits.ts';
import { losingActions } from '../inventory/unit-actions.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { ItemId, ReservationId, StagingId, UnitId } from '../kernel/ids.ts';
import { Day } from '../kernel/measures.ts';
import { listedIds } from './listed-ids.ts';

/** Null for whoever may not see stagings. */
const NamedStaging = z.object({ id: StagingId, number: z.int(), name: z.string() }).nullable();

/** What a staging loses of one of its promises. */
export const Loss = z.object({
  reservationId: ReservationId,
  staging: NamedStaging,
  itemId: ItemId,
  itemName: z.string(),
  /** The very piece, if it was promised by name. */
  unitCode: z.string().nullable(),
  quantity: z.int(),
  /** For how many of them another piece of the item is free on the days of the staging. */
  replaceable: z.int(),
  installOn: Day,
  /** When its home is empty again, as it is known now. */
  endsOn: Day,
});
export type Loss = z.infer<typeof Loss>;

/** What would become of promises if pieces could no longer be used, told before it happens. */
export const LossOutcome = z.object({
  /** Pieces of these items that are promised from today on, and stay so. */
  kept: z.int(),
  /** The first staging to begin comes first. */
  losses: z.array(Loss),
  /** In whose homes how many of these pieces are. They stay on the list there. */
  inHomes: z.array(z.object({ staging: NamedStaging, pieces: z.int() })),
});
export type LossOutcome = z.infer<typeof LossOutcome>;

export const foreseeLosses = endpoint({
  method: 'GET',
  path: '/units/outcome',
  summary: 'Tell what retiring, selling, losing or damaging pieces would take from which stagings',
  tag: 'Stagings',
  access: { action: 'update', subject: 'Item' },
  change: false,
  limit: 'read',
})
  .input(z.object({ action: z.enum(losingActions), unitIds: listedIds(UnitId, mostUnits) }))
  .output(LossOutcome);
