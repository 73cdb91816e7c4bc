import * as z from 'zod';
import { ItemId, LineId, ReservationId, StagingId, UnitId } from '../../kernel/ids.ts';
import { Day } from '../../kernel/measures.ts';
import { blockingStatuses } from '../states.ts';

/** Who has what of an item, and until when. */
export const Holder = z.object({
  reservationId: ReservationId,
  lineId: LineId,
  stagingId: StagingId,
  number: z.int(),
  name: z.string(),
  designerName: z.string().nullable(),
  status: z.enum(blockingStatuses),
  quantity: z.int(),
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  /** The days it is taken on, with those before and after the stay; the last is not among them. */
  from: Day,
  to: Day,
  /** When its home is empty again, as it is known now. */
  endsOn: Day,
});
export type Holder = z.infer<typeof Holder>;

/** Why something cannot be promised: too few on some day, the very piece is elsewhere, or pins leave no piece for everybody. */
export const clashReasons = ['quantity', 'piece', 'pins'] as const;
export type ClashReason = (typeof clashReasons)[number];

/** What stands in the way of a promise. */
export const Clash = z.object({
  itemId: ItemId,
  itemName: z.string(),
  because: z.enum(clashReasons),
  /** The lines that want it. */
  lineIds: z.array(LineId),
  wanted: z.int(),
  /** What is left for this job on each of its days. */
  free: z.int(),
  /** What there is at all, without what is missing or in repair. */
  cap: z.int(),
  inRepair: z.int(),
  missing: z.int(),
  holders: z.array(Holder),
  /** Which of these would give up how many if others were bumped; none if that would not be enough. */
  yielding: z.array(z.object({ reservationId: ReservationId, quantity: z.int() })),
  /** Which of these free what is missing by their ends, the first to end first; none where there are too few at all. */
  freedBy: z.array(ReservationId),
});
export type Clash = z.infer<typeof Clash>;

/** What would happen, told before it does. */
export const Outcome = z.object({
  /** Pieces of the job that are held on its days. */
  kept: z.int(),
  /** From which days on how many of its pieces are free for others again, the first of these days first. */
  freeAgain: z.array(z.object({ from: Day, pieces: z.int() })),
  clashes: z.array(Clash),
  /** The first day on which an installation could have everything; null if there is none within two years. */
  earliest: Day.nullable(),
  /** The last day on which the job could end with everything, as it begins now; null if it could not be at all. */
  latestEnd: Day.nullable(),
});
export type Outcome = z.infer<typeof Outcome>;

/** What a job that is still being booked could have of the pieces of an earlier one. */
export const CopyOutcome = z.object({
  /** All that it would take over, and how many of them are free on its days. */
  pieces: z.int(),
  kept: z.int(),
  /** What is not in the catalog any more, and stays behind. */
  leftBehind: z.int(),
  clashes: z.array(Clash),
  /** The first day on which an installation could have everything; null if there is none within two years. */
  earliest: Day.nullable(),
});
export type CopyOutcome = z.infer<typeof CopyOutcome>;
