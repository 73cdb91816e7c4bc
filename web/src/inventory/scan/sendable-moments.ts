import { firstDay, lastDay } from '@archway/contract/kernel/limits';

/**
 * A moment as the server takes it. A clock that is centuries off says nothing of when it was; the server sets right what it is
 * sent by how far the whole device is off.
 */
export const sendableMoment = (moment: string): string => {
  const at = Date.parse(moment);
  const [first, last] = [Date.parse(`${firstDay}T00:00:00Z`), Date.parse(`${lastDay}T00:00:00Z`)];
  return new Date(Number.isNaN(at) ? first : Math.min(Math.max(at, first), last)).toISOString();
};

/** The same of an event: what cannot be read of the moment it came after is left out. */
export const sendable = <Fact extends { readonly at: string; readonly after?: unknown }>({
  after,
  ...fact
}: Fact) => ({
  ...fact,
  at: sendableMoment(fact.at),
  ...(isMoment(after) ? { after: sendableMoment(after) } : {}),
});

export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
