import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { ItemId } from '../kernel/ids.ts';
import { Day, GivenDay } from '../kernel/measures.ts';
import { listedIds } from './listed-ids.ts';
import { foreseeLosses } from './losses.ts';
import { Holder } from './promises/promise.ts';
import { holdingStatuses } from './states.ts';

/** Items asked about at once: as many as an address has room for. */
export const mostItemsAtOnce = 500;

/** Who has some of an item, firmly or softly. A soft one stands in nobody’s way. */
export const AnyHolder = Holder.extend({ status: z.enum(holdingStatuses) });
export type AnyHolder = z.infer<typeof AnyHolder>;

/** From this day until the next one that is named, so many are free, and so many more are held softly. */
export const AvailabilityStep = z.object({ from: Day, free: z.int(), soft: z.int() });
export type AvailabilityStep = z.infer<typeof AvailabilityStep>;

export const ItemAvailability = z.object({
  itemId: ItemId,
  owned: z.int(),
  /** What can be promised at all: what is missing or in repair cannot. */
  cap: z.int(),
  /** What is left for a stay from `from` to `to`, with the days before and after it. */
  free: z.int(),
  /** The most that is held softly on any of these days. */
  soft: z.int(),
  holders: z.array(AnyHolder),
  /** Day by day, within `from` and `to` themselves. */
  steps: z.array(AvailabilityStep).optional(),
});
export type ItemAvailability = z.infer<typeof ItemAvailability>;

export const availability = {
  get: endpoint({
    method: 'GET',
    path: '/availability',
    summary: 'Tell what is free of items for a stay, and who holds the rest until when',
    tag: 'Stagings',
    access: { action: 'read', subject: 'Staging' },
    change: false,
    limit: 'read',
  })
    .input(
      z.object({
        itemIds: listedIds(ItemId, mostItemsAtOnce),
        from: GivenDay,
        /** The first day on which the home is empty again. */
        to: GivenDay,
        /** With what is free on each day. */
        include: z.enum(['steps']).optional(),
      }),
    )
    .output(z.object({ rows: z.array(ItemAvailability) })),
  foreseeLosses,
};
