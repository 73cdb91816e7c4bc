import * as z from 'zod';
import { trackings } from '../inventory/states.ts';
import { FileId, ItemId, LineId, RoomId, StagingId, UnitId } from '../kernel/ids.ts';
import { mostAtOnce } from '../kernel/limits.ts';
import { Day, Quantity } from '../kernel/measures.ts';
import { line } from '../kernel/text/text.ts';
import { reservationStatuses } from './states.ts';

export const lineNoteMax = 500;
export const mostLinesAtOnce = 200;
/** A large house has a hundred and thirty. */
export const mostLines = 1500;

/** Where something stands in the way: leave all as it is, give the pins of others other pieces, or take from others. */
export const clashAnswers = ['refuse', 'move_pins', 'bump'] as const;
export type ClashAnswer = (typeof clashAnswers)[number];
export const OnClash = z.enum(clashAnswers).default('refuse');

/** Another item in the stead of the one that a line has, or any piece of the same: a line of this job, or one that stands in its way. */
export const Swap = z.object({
  lineId: LineId,
  itemId: ItemId,
  /** Of a line of another job: so many of its pieces, the others stay as they are; all, where nobody names how many. */
  quantity: Quantity.optional(),
});
export type Swap = z.infer<typeof Swap>;

/** How many a line of this job gets after all. A line that gets none stays on the list, and nothing is held for it. */
export const Fewer = z.object({ lineId: LineId, quantity: z.int().min(0).max(mostAtOnce) });
export type Fewer = z.infer<typeof Fewer>;

/** What is done about clashes, together with what met them: all of it, or nothing. */
export const clashShape = {
  onClash: OnClash,
  /** The items for which others may be bumped; all, where nobody names some. */
  bumpItems: z.array(ItemId).max(mostLinesAtOnce).optional(),
  swaps: z.array(Swap).max(mostLinesAtOnce).default([]),
};
export const ownClashShape = { ...clashShape, fewer: z.array(Fewer).max(mostLinesAtOnce).default([]) };

/** The same, as far as a call names it. */
export type ClashAnswers = {
  readonly onClash: ClashAnswer;
  readonly bumpItems?: readonly ItemId[] | undefined;
  readonly swaps: readonly Swap[];
  readonly fewer?: readonly Fewer[];
};

export const NewLine = z.object({
  roomId: RoomId,
  itemId: ItemId,
  quantity: Quantity.default(1),
  /** This very piece and no other. */
  unitId: UnitId.nullable().default(null),
  optional: z.boolean().default(false),
  note: line(lineNoteMax).default(''),
});

/** How a line that comes to a list is held: not at all, as the job holds its pieces, or firmly whatever the job's status. */
export const lineHolds = ['none', 'job', 'firm'] as const;

/** A line as it is put on a list, also one that stood there before. */
export const AddedLine = NewLine.extend({
  heldAs: z.enum(lineHolds).default('job'),
  /** The line of its room that it stands before; at the end without one, or when that one is gone. */
  before: LineId.nullable().default(null),
});
export type AddedLine = z.output<typeof AddedLine>;

export const LineChange = z.object({
  roomId: RoomId.optional(),
  quantity: Quantity.optional(),
  unitId: UnitId.nullable().optional(),
  optional: z.boolean().optional(),
  note: line(lineNoteMax).optional(),
  /** Another item in its stead. */
  itemId: ItemId.optional(),
});

/** What is promised to a room. */
export const Line = z.object({
  id: LineId,
  version: z.int(),
  roomId: RoomId,
  itemId: ItemId,
  itemName: z.string(),
  sku: z.string(),
  tracking: z.enum(trackings),
  coverId: FileId.nullable(),
  monthlyRent: z.int().nullable(),
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  quantity: z.int(),
  optional: z.boolean(),
  note: z.string(),
  /** How it is held; null for one that nothing is held for. */
  status: z.enum(reservationStatuses).nullable(),
  held: z.int(),
  /** What was taken away from it, and by which job. */
  bumped: z.int(),
  bumpedBy: z.object({ stagingId: StagingId, number: z.int(), name: z.string(), endsOn: Day }).nullable(),
});
export type Line = z.infer<typeof Line>;

/** A free item that could take the place of another, the most alike first. */
export const Equivalent = z.object({
  itemId: ItemId,
  name: z.string(),
  coverId: FileId.nullable(),
  free: z.int(),
  monthlyRent: z.int().nullable(),
  /** Nought to one: how alike, and by what. */
  likeness: z.number(),
  category: z.number(),
  size: z.number().nullable(),
  color: z.number().nullable(),
  style: z.number().nullable(),
  price: z.number().nullable(),
});
export type Equivalent = z.infer<typeof Equivalent>;
