import type { EventId } from '@archway/contract/kernel/ids';
import { firstDay } from '@archway/contract/kernel/limits';

type Contact = {
  readonly now: number;
  readonly sentAt: number;
  /** What the device made before the first event of this call. */
  readonly before?: { readonly id: EventId; readonly at: string } | undefined;
};

type Sent = {
  readonly id: EventId;
  /** By the clock of the device; unknown of what could not be read. */
  readonly at: string | undefined;
  /** What the server called now at the latest contact before. */
  readonly after?: string | undefined;
  /** The moment it was given when it arrived first. */
  readonly known?: string | undefined;
};

/**
 * When each event of one call happened, by the clock of the server: the clock of the device is right but for the offset that
 * this contact measures. Nothing happened before the contact that it came after, in the future, or before the event
 * that the device made before it: a slow call shifts its events by as long as it took, and those of the next call less.
 */
export const momentsOf = ({ now, sentAt, before }: Contact, events: readonly Sent[]): number[] => {
  const offset = now - sentAt;
  let previous = before && { moment: Date.parse(before.at), id: before.id };
  return events.map(({ id, at, after, known }) => {
    // What cannot be read moves nothing else.
    if (at === undefined) return previous?.moment ?? now;
    const corrected = Date.parse(at) + offset;
    const earliest = after === undefined ? Date.parse(firstDay) : Date.parse(after);
    const moment =
      known === undefined
        ? notBefore(previous, Math.min(Math.max(corrected, earliest), now), id)
        : Date.parse(known);
    previous = { moment, id };
    return moment;
  });
};

/** Two of one moment are in the order of their ids: where that is the wrong one, a millisecond lies between them. */
const notBefore = (previous: { moment: number; id: EventId } | undefined, moment: number, id: EventId) => {
  if (!previous || moment > previous.moment) return moment;
  return id > previous.id ? previous.moment : previous.moment + 1;
};
