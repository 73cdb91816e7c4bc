import { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import { firstDay } from '@archway/contract/kernel/limits';
import { ClockMoment, GivenMoment } from '@archway/contract/kernel/measures';
import { readableLine } from '@archway/contract/kernel/text/text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';

export type Sent = Readonly<Record<string, unknown>>;

/** What a device said, and whether a moment or a note of it could not be read. */
export type Reading = { readonly event: DeviceEvent | undefined; readonly isMended: boolean };

/** Nothing physical is refused because of a clock or a note: what happened to what, and where, is read without them. */
export const readMended = (sent: Sent): Reading => {
  const { data } = DeviceEvent.safeParse(sent);
  if (data) return { event: data, isMended: false };
  const event = DeviceEvent.safeParse({ at: noMoment, ...mendedOf(sent) }).data;
  return { event, isMended: event !== undefined };
};

/** For an event without one. When it happened is told by `momentsOf`. */
const noMoment = `${firstDay}T00:00:00.000Z`;

/** Without the moments that cannot be read, and with as much of its note as can be. */
export const mendedOf = ({ at, after, note, ...rest }: Sent): Sent => ({
  ...rest,
  ...(GivenMoment.safeParse(at).success ? { at } : {}),
  ...(GivenMoment.safeParse(after).success ? { after } : {}),
  ...(typeof note === 'string' ? { note: readableLine(note, textLimits.note) } : {}),
});

/** What the clock of the device showed, whether or not anybody lived then. */
export const shownBy = ({ at }: Sent): string | undefined => ClockMoment.safeParse(at).data;

/** The same where somebody tells what it is about: what an event can do without is left out, if it cannot be read. */
export const readNamed = (sent: Sent, named: Sent): Reading => {
  const whole = { ...sent, ...named };
  const reading = readMended(whole);
  if (reading.event) return reading;
  const mended = { at: noMoment, ...mendedOf(whole) };
  const unreadable = new Set(DeviceEvent.safeParse(mended).error?.issues.map(({ path }) => path[0]));
  const readable = Object.entries(mended).filter(([name]) => name === 'kind' || !unreadable.has(name));
  return { event: DeviceEvent.safeParse(Object.fromEntries(readable)).data, isMended: true };
};

/** What of it can be told by what is left of an event that cannot be read: to look up what it names, not to record it. */
export const outlineOf = (sent: Sent): DeviceEvent | undefined =>
  readNamed(sent, { id: nobody }).event ?? readNamed(sent, { id: nobody, locationId: nobody }).event;

const nobody = '00000000-0000-0000-0000-000000000000';
