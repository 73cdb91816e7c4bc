import * as z from 'zod';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/api/page.ts';
import { EventId, MoveId } from '../../kernel/ids.ts';
import { ClockMoment, Moment } from '../../kernel/measures.ts';
import { DeviceId } from './device-event.ts';
import { PictureArrival, PicturePart } from './event-picture.ts';
import { largestPicturePart, mostEvents } from './limits.ts';
import { ReviewResolution, ReviewsDismissal, reviewReasons, ScanReview } from './review.ts';

/** What became of one event. */
export const EventAnswer = z.object({
  id: EventId,
  applied: z.boolean(),
  /** It was sent before; this is what became of it. */
  duplicate: z.boolean(),
  /** Something was assumed: the piece was thought to be gone, the location out of use, or its moment could not be read. */
  inferred: z.boolean(),
  review: z.enum(reviewReasons).nullable(),
  /**
   * The open move that the piece is pinned to, or picked for, if that is another one: whoever has it stands at the wrong home.
   * Whoever may not see jobs, as a helper may not, is not told which.
   */
  belongsTo: z
    .object({ moveId: MoveId.nullable(), stagingNumber: z.int().nullable(), stagingName: z.string() })
    .optional(),
});
export type EventAnswer = z.infer<typeof EventAnswer>;

/**
 * Each event is read by itself, as a `DeviceEvent`: one that cannot be read fails no other. A moment or a note that cannot be
 * read keeps none from being recorded. One that is not answered was not taken, and comes with a later call.
 */
const EventBatch = z.object({
  device: DeviceId,
  /** Now, by the clock of the device, however wrong that is. */
  sentAt: ClockMoment,
  events: z.array(z.unknown()).min(1).max(mostEvents),
});

const tag = 'Device events';
/** In the order they were made: each needs the right of its own (`record-rights.ts`), and without it waits for somebody who has it. */
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
    ofHelper: true,
    afterHelp: true,
    // The first piece that is picked moves a job on.
    also: ['staging.status-changed'],
    readsItself: ['events'],
    inTurn: 'device',
    limit: 'change',
  })
    .input(EventBatch)
    .output(z.object({ now: Moment, events: z.array(EventAnswer) })),
  sendPicture: endpoint({
    method: 'POST',
    path: '/scans/{id}/pictures',
    summary: 'Add a photo to an event that one recorded, part by part; a repeated part counts once',
    tag,
    access: members,
    change: 'unit.photo-added',
    ofHelper: true,
    afterHelp: true,
    limit: 'change',
    largestFile: largestPicturePart,
  })
    .input(PicturePart)
    .output(PictureArrival),
  reviews: endpoint({
    method: 'GET',
    path: '/scan-reviews',
    summary: 'List events that could not be recorded and wait for somebody; those of the named device first',
    tag,
    access: members,
    change: false,
    limit: 'read',
  })
    .input(
      pageQuery(['at']).extend({
        device: DeviceId.optional(),
        orderBy: z.enum(['asc', 'desc']).default('desc'),
      }),
    )
    .output(pageOf(ScanReview)),
  resolve: endpoint({
    method: 'POST',
    path: '/scan-reviews/{id}/resolve',
    summary: 'Say what an event is about, try it again, or dismiss it with a note',
    tag,
    access: movers,
    change: 'scan-review.resolved',
    also: ['staging.status-changed'],
    inTurn: 'id',
    limit: 'change',
  })
    .input(ReviewResolution)
    .output(EventAnswer),
  dismiss: endpoint({
    method: 'POST',
    path: '/scan-reviews/dismiss',
    summary:
      'Dismiss several events that could not be recorded, by their ids or all of one device, for one reason',
    tag,
    access: movers,
    change: 'scan-review.dismissed',
    inTurn: 'device',
    limit: 'change',
  })
    .input(ReviewsDismissal)
    .output(z.object({ dismissed: z.int() })),
};
