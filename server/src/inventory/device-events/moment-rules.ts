import type { EventId } from '@archway/contract/kernel/ids';
import { firstDay, lastDay } from '@archway/contract/kernel/limits';

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
  /** The same of what could not be read as a whole: it moves nothing else. */
  readonly perhapsAt?: string | undefined;
  /** What the server called now at the latest contact before. */
  readonly after?: string | undefined;
  /** The moment it was given when it arrived first. */
  readonly known?: string | undefined;
};

type Made = { readonly moment: number; readonly id: EventId };

/**
 * When each event of one call happened, by the clock of the server: the clock of the device is right but for the offset that
 * this contact measures. Nothing happened before the contact that it came after, in the future, or before the event
 * that the device made before it: a slow call shifts its events by as long as it took, and those of the next call less.
 * What no clock tells happened as late as it can have: with the next event of the call, or on arrival.
 */
export const momentsOf = (contact: Contact, events: readonly Sent[]): number[] => {
  const told = toldMoments(contact, events);
  const latest = latestMoments(contact, events, told);
  let previous = madeBefore(contact)?.moment ?? firstMoment;
  return events.map(({ perhapsAt }, index) => {
    const end = latest[index] ?? contact.now;
    previous = told[index] ?? Math.max(previous, Math.min(correctedBy(contact, perhapsAt) ?? end, end));
    return previous;
  });
};

/** Whether the clock of the device tells when something happened: neither what it showed nor what it shows by now is all wrong. */
export const isTold = (contact: Contact, at: string | undefined) => correctedBy(contact, at) !== undefined;

/** A moment of any clock as it can be kept. */
export const keptMoment = (shown: string) =>
  new Date(Math.min(Math.max(Date.parse(shown), firstMoment), lastMoment)).toISOString();

const firstMoment = Date.parse(firstDay);
const lastMoment = Date.parse(lastDay);

const correctedBy = ({ now, sentAt }: Contact, at: string | undefined): number | undefined => {
  const corrected = at === undefined ? Number.NaN : Date.parse(at) + now - sentAt;
  return corrected >= firstMoment && corrected <= lastMoment ? corrected : undefined;
};

const madeBefore = ({ before }: Contact): Made | undefined =>
  before && { moment: Date.parse(before.at), id: before.id };

/** What no clock tells moves nothing else. */
const toldMoments = (contact: Contact, events: readonly Sent[]) => {
  let previous = madeBefore(contact);
  return events.map(({ id, at, after, known }): number | undefined => {
    const corrected = correctedBy(contact, at);
    if (corrected === undefined && known === undefined) return undefined;
    const earliest = after === undefined ? firstMoment : Date.parse(after);
    const moment =
      known === undefined
        ? notBefore(previous, Math.min(Math.max(corrected ?? earliest, earliest), contact.now), id)
        : Date.parse(known);
    previous = { moment, id };
    return moment;
  });
};

/** Until when each can have happened: it was made before what comes next. */
const latestMoments = (
  { now }: Contact,
  events: readonly Sent[],
  told: readonly (number | undefined)[],
): number[] => {
  let next: Made | undefined;
  return events
    .map(({ id }, index) => ({ id, moment: told[index] }))
    .toReversed()
    .map(({ id, moment }) => {
      const latest = next ? next.moment - (id < next.id ? 0 : 1) : now;
      if (moment !== undefined) next = { moment, id };
      return latest;
    })
    .toReversed();
};

/** Two of one moment are in the order of their ids: where that is the wrong one, a millisecond lies between them. */
const notBefore = (previous: Made | undefined, moment: number, id: EventId) => {
  if (!previous || moment > previous.moment) return moment;
  return id > previous.id ? previous.moment : previous.moment + 1;
};
