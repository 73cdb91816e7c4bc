import type { Holder } from '@archway/contract/stagings/promises/promise';

export type CardHolder = Pick<Holder, 'stagingId' | 'name' | 'to' | 'endsOn'>;

/** Each staging once, until its last piece is back; whoever gives pieces back first comes first. */
export const oncePerStaging = (holders: readonly CardHolder[]): CardHolder[] => {
  const latest = new Map<string, CardHolder>();
  for (const holder of holders) {
    const known = latest.get(holder.stagingId);
    if (!known || known.to < holder.to) latest.set(holder.stagingId, holder);
  }
  return [...latest.values()].sort((one, other) => one.to.localeCompare(other.to));
};
