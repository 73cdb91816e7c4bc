import { newId } from '../../src/platform/ids.ts';
import type { PersonInTest } from '../people.ts';

export const minute = 60_000;
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

type Event = Record<string, unknown> & { id: string };

/** Something that a device records now, by a clock that is right. */
export const event = (kind: string, more: Record<string, unknown> = {}): Event => ({
  id: newId(),
  at: ago(0),
  kind,
  ...more,
});

/** Sends events from a device that nobody has seen before. */
export const sendBy = (person: PersonInTest, events: unknown[], more: Record<string, unknown> = {}) =>
  person.post('/scans', { device: newId(), sentAt: ago(0), events, ...more });

export const applied = { applied: true, duplicate: false, inferred: false, review: null };
