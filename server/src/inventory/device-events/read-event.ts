import { createHash } from 'node:crypto';
import { eventReferences } from '@archway/contract/inventory/device-events/event-kinds';
import { longestEvent } from '@archway/contract/inventory/device-events/limits';
import { EventId } from '@archway/contract/kernel/ids';
import { cutText } from '@archway/contract/kernel/text/cut-text';
import { isAllStorable } from '../../platform/http/bodies/require-storable.ts';
import type { ReadEvent } from './arrived-event.ts';
import { mendedOf, readMended, type Sent, shownBy } from './mend-rules.ts';
import type { Payload } from './review-store.ts';

/** Reads one event by itself. What cannot be read is kept as it is, or as its text where PostgreSQL cannot keep it. */
export const readEvent = (sent: unknown, device: string): ReadEvent => {
  const text = JSON.stringify(sent) ?? 'null';
  const kept = isObject(sent) ? [sent, mendedOf(sent)].find(isKeepable) : undefined;
  if (!isObject(sent) || !kept)
    return {
      id: idOf(sent, text, device),
      payload: { text: cutText(text, longestEvent) },
      event: undefined,
      isMended: false,
    };
  const written = withPlainIds(kept);
  const { event, isMended } = readMended(written);
  return {
    id: event?.id ?? idOf(written, text, device),
    payload: written as Payload, // parsed from JSON
    event,
    isMended: isMended || kept !== sent,
    shown: shownBy(sent),
  };
};

const isKeepable = (sent: Sent) => JSON.stringify(sent).length <= longestEvent && isAllStorable(sent);

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

const idNames = new Set(['id', ...Object.keys(eventReferences)]);

/** Ids are compared as PostgreSQL writes them. */
const withPlainIds = (sent: Sent) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      idNames.has(name) && typeof value === 'string' ? value.toLowerCase() : value,
    ]),
  );

/** What has no id of its own gets one that is the same however often it is sent. */
const idOf = (sent: unknown, text: string, device: string): EventId => {
  const { data } = EventId.safeParse(isObject(sent) ? sent['id'] : undefined);
  if (data) return data.toLowerCase() as EventId; // still one
  const hex = createHash('sha256').update(`${device.toLowerCase()} ${text}`).digest('hex');
  // Version 8 is for ids that are made of something else than time.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}` as EventId;
};
