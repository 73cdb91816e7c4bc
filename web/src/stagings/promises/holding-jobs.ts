import type { AnyHolder } from '@archway/contract/stagings/availability';

type Held = Pick<AnyHolder, 'stagingId' | 'quantity' | 'unitCode' | 'to'>;

/** A staging with all that it has of one item. */
export type HoldingJob<One extends Held> = One & { readonly unitCodes: readonly string[] };

/** Each staging once, with all of its pieces until the last of them is back, in the order in which they are first named. */
export const jobsOf = <One extends Held>(holders: readonly One[]): HoldingJob<One>[] =>
  [...Map.groupBy(holders, ({ stagingId }) => stagingId).values()].map((held) => ({
    ...held.reduce((latest, one) => (one.to > latest.to ? one : latest)),
    quantity: held.reduce((sum, { quantity }) => sum + quantity, 0),
    unitCodes: held.flatMap(({ unitCode }) => unitCode ?? []),
  }));
