import * as z from 'zod';
import { conditions, photoMoments, returnReasons, verdicts } from '../inventory/states.ts';
import {
  EventId,
  FileId,
  ItemId,
  MoveId,
  MoveLineId,
  RoomId,
  StorageLocationId,
  UnitId,
  UserId,
} from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { moveEventKinds } from './move-event.ts';

/** Events of one call: those of a large move come in a few. */
export const mostMoveEvents = 2000;

/** What was recorded on a move, with who did and what it is about. */
export const MoveEventRow = z.object({
  id: EventId,
  /** By the clock of the server. */
  at: Moment,
  recordedAt: Moment,
  kind: z.enum(moveEventKinds),
  itemId: ItemId.nullable(),
  itemName: z.string().nullable(),
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  quantity: z.int(),
  lineId: MoveLineId.nullable(),
  roomId: RoomId.nullable(),
  locationId: StorageLocationId.nullable(),
  locationName: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  verdict: z.enum(verdicts).nullable(),
  /** Of what goes back on the day it was brought. */
  reason: z.enum(returnReasons).nullable(),
  /** Of photos: of what was before, or of what is now. */
  taken: z.enum(photoMoments).nullable(),
  note: z.string(),
  undoes: EventId.nullable(),
  byId: UserId.nullable(),
  by: z.string().nullable(),
  device: z.string().nullable(),
  /** Something was assumed to record it. */
  inferred: z.boolean(),
  pictureIds: z.array(FileId),
});
export type MoveEventRow = z.infer<typeof MoveEventRow>;

export const MoveEventsQuery = z.object({
  id: MoveId,
  /** What an earlier answer called `after`: only what was recorded since, and perhaps some of it again. */
  after: z.string().max(200).optional(),
});

/** In the order it was recorded, which is not the order in which it happened. */
export const MoveEvents = z.object({
  rows: z.array(MoveEventRow),
  /** For the next call: at once if there is more, later for what is new. */
  after: z.string(),
  isMore: z.boolean(),
});
export type MoveEvents = z.infer<typeof MoveEvents>;
