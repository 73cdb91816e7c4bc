import * as z from 'zod';
import { EventId, FileId, ItemId, StorageLocationId, UnitId, UserId } from '../../kernel/ids.ts';
import { Moment } from '../../kernel/measures.ts';
import { line, requiredLine } from '../../kernel/text/text.ts';
import * as textLimits from '../../kernel/text/text-limits.ts';
import { DeviceId } from './device-event.ts';
import { assignableIn, isTellable } from './event-kinds.ts';
import { mostDismissed } from './limits.ts';

/** Why an event could not be recorded. */
export const reviewReasons = [
  'malformed',
  'unknown_code',
  'unknown_piece',
  'unknown_item',
  'unknown_location',
  'unknown_move',
  /** The code leads to something of another kind. */
  'wrong_thing',
  'not_enough',
  'too_many',
  /** What it undoes has not arrived yet; it is recorded by itself with that. */
  'nothing_to_undo',
  'not_undoable',
  /** Its move or its job was over by then: it would put a piece where nobody looks for it. */
  'undone_too_late',
  'forbidden',
  'refused',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What somebody made of it. */
export const reviewOutcomes = ['recorded', 'dismissed'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

export const reviewChoices = ['assign', 'retry', 'dismiss'] as const;
export type ReviewChoice = (typeof reviewChoices)[number];

/** What somebody can do about it, by why it waits. */
const choicesByReason = {
  malformed: ['dismiss'],
  unknown_code: ['assign', 'retry', 'dismiss'],
  unknown_piece: ['assign', 'retry', 'dismiss'],
  unknown_item: ['assign', 'retry', 'dismiss'],
  unknown_location: ['assign', 'retry', 'dismiss'],
  unknown_move: ['retry', 'dismiss'],
  wrong_thing: ['assign', 'retry', 'dismiss'],
  not_enough: ['assign', 'retry', 'dismiss'],
  too_many: ['assign', 'retry', 'dismiss'],
  nothing_to_undo: ['retry', 'dismiss'],
  not_undoable: ['dismiss'],
  undone_too_late: ['retry', 'dismiss'],
  forbidden: ['retry', 'dismiss'],
  refused: ['assign', 'retry', 'dismiss'],
} as const satisfies Record<ReviewReason, readonly ReviewChoice[]>;

/** What somebody can do about it. Of what could not be read, that depends on how much of it can be; what names nothing is not assigned. */
export const choicesOf = ({
  reason,
  event,
}: Pick<ScanReview, 'reason' | 'event'>): readonly ReviewChoice[] => {
  const choices: readonly ReviewChoice[] =
    choicesByReason[reason === 'malformed' && isTellable(event) ? 'unknown_piece' : reason];
  return assignableIn(event['kind']).length > 0 ? choices : choices.filter((choice) => choice !== 'assign');
};

/** An event that waits for somebody. */
export const ScanReview = z.object({
  id: EventId,
  at: Moment,
  recordedAt: Moment,
  device: z.string(),
  byId: UserId.nullable(),
  by: z.string().nullable(),
  reason: z.enum(reviewReasons),
  /** As the device sent it. */
  event: z.record(z.string(), z.unknown()),
  /** What of it is known in this organization. */
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  itemId: ItemId.nullable(),
  itemName: z.string().nullable(),
  locationId: StorageLocationId.nullable(),
  locationName: z.string().nullable(),
  pictureIds: z.array(FileId),
});
export type ScanReview = z.infer<typeof ScanReview>;

export const ReviewResolution = z.object({
  id: EventId,
  choice: z.enum(reviewChoices),
  /** Of `assign`: what the event is about. What is not named stays as the device sent it. */
  unitId: UnitId.optional(),
  itemId: ItemId.optional(),
  locationId: StorageLocationId.optional(),
  fromId: StorageLocationId.optional(),
  toId: StorageLocationId.optional(),
  note: line(textLimits.note).default(''),
});
export type ReviewResolution = z.output<typeof ReviewResolution>;

/** Several are dismissed for one reason: those that are named, or all of one device. */
export const ReviewsDismissal = z
  .object({
    ids: z.array(EventId).min(1).max(mostDismissed).optional(),
    device: DeviceId.optional(),
    note: requiredLine(textLimits.note),
  })
  .refine(({ ids, device }) => (ids === undefined) !== (device === undefined), {
    path: ['ids'],
    message: 'errors.required',
  });
export type ReviewsDismissal = z.output<typeof ReviewsDismissal>;
