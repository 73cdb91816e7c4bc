import * as z from 'zod';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/api/page.ts';
import { EventId } from '../../kernel/ids.ts';
import { GivenMoment, Moment } from '../../kernel/measures.ts';
import { DeviceId } from './device-event.ts';
import { mostEvents } from './limits.ts';
import { ReviewResolution, reviewReasons, ScanReview } from './review.ts';

/** What became of one event. */
export const EventAnswer = z.object({
  id: EventId,
  applied: z.boolean(),
  /** It was sent before; this is what became of it. */
  duplicate: z.boolean(),
  /** Something was assumed: the piece was thought to be gone, or the location out of use. */
  inferred: z.boolean(),
  review: z.enum(reviewReasons).nullable(),
});
export type EventAnswer = z.infer<typeof EventAnswer>;

/** Each event is read by itself, as a `DeviceEvent`: one that cannot be read fails no other. */
const EventBatch = z.object({
  device: DeviceId,
  /** Now, by the clock of the device. */
  sentAt: GivenMoment,
  events: z.array(z.unknown()).min(1).max(mostEvents),
});

const tag = 'Device events';
/** In the order they were made: each needs the right of its own, and without it waits for somebody who has it. */
const members = { action: 'read', subject: 'Item' } as const;
const movers = { action: 'update', subject: 'Item' } as const;

export const deviceEvents = {
  send: endpoint({
    method: 'POST',
    path: '/scans',
    summary: 'Record what a device scanned, also long ago; each event counts once, however often it is sent',
    tag,
    access: members,
    change: 'unit.scanned',
    readsItself: ['events'],
    limit: 'change',
  })
    .input(EventBatch)
    .output(z.object({ now: Moment, events: z.array(EventAnswer) })),
  reviews: endpoint({
    method: 'GET',
    path: '/scan-reviews',
    summary: 'List events that could not be recorded and wait for somebody; those of the named device first',
    tag,
    access: members,
    change: false,
    limit: 'read',
  })
    .input(pageQuery(['at']).extend({ device: DeviceId.optional() }))
    .output(pageOf(ScanReview)),
  resolve: endpoint({
    method: 'POST',
    path: '/scan-reviews/{id}/resolve',
    summary: 'Say what an event is about, try it again, or dismiss it with a note',
    tag,
    access: movers,
    change: 'scan-review.resolved',
    limit: 'change',
  })
    .input(ReviewResolution)
    .output(EventAnswer),
};
