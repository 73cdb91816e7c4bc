import * as z from 'zod';
import { trackings } from '../inventory/states.ts';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { changeSchema, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import {
  FileId,
  ItemId,
  MembershipId,
  MoveId,
  MoveLineId,
  PropertyId,
  RoomId,
  StagingId,
  StorageLocationId,
  UnitId,
} from '../kernel/ids.ts';
import { Day, GivenDay, Moment } from '../kernel/measures.ts';
import { moveFields, moveListFields, moveSorts } from './move-fields.ts';
import { mostCrew } from './move-limits.ts';
import { MoveLoad } from './move-load.ts';
import { moveAttentions } from './move-rules.ts';
import { moveKinds, moveLineStatuses, moveStatuses, plannedAs } from './states.ts';

const CrewIds = z.array(MembershipId).max(mostCrew);

export const NewMove = newSchema(moveFields).extend({
  stagingId: StagingId,
  kind: z.enum(moveKinds),
  status: z.enum(plannedAs).default('scheduled'),
  crewIds: CrewIds.default([]),
});

export const MoveChange = changeSchema(moveFields).extend({
  id: MoveId,
  version: z.int().min(1),
  crewIds: CrewIds.optional(),
});

/** How many of what was planned have come how far. */
const Progress = z.object({
  planned: z.int(),
  picked: z.int(),
  dropped: z.int(),
  returned: z.int(),
  missing: z.int(),
  sold: z.int(),
  short: z.int(),
});

const derived = {
  id: MoveId,
  version: z.int(),
  number: z.int(),
  kind: z.enum(moveKinds),
  status: z.enum(moveStatuses),
  stagingId: StagingId,
  stagingNumber: z.int(),
  stagingName: z.string(),
  address: z.string(),
  city: z.string(),
  leadName: z.string().nullable(),
  vehicleName: z.string().nullable(),
  /** Who goes along beside the lead. */
  crew: z.array(z.object({ id: MembershipId, name: z.string() })),
  /** How many pieces are planned. */
  planned: z.int(),
  progress: Progress,
  /** What all of it takes. */
  load: MoveLoad,
  updatedAt: Moment,
};

export const MoveRow = rowSchema(moveListFields).extend(derived);
export type MoveRow = z.infer<typeof MoveRow>;

/** Where pieces are fetched, or brought home to, in the order in which somebody walks by. */
const LineBin = z.object({
  locationId: StorageLocationId,
  /** The names of the location and of everything it is in, from the outside in. */
  path: z.array(z.string()),
  /** So many of the item stand there, or are at home there. */
  quantity: z.int(),
});

/** A piece that nobody else needs meanwhile. */
const LineUnit = z.object({
  id: UnitId,
  code: z.string(),
  locationId: StorageLocationId.nullable(),
  homeLocationId: StorageLocationId.nullable(),
});

/** What goes along: as it was planned, or added to that by what was recorded; with what has become of it. */
export const MoveLine = z.object({
  id: MoveLineId,
  itemId: ItemId,
  itemName: z.string(),
  sku: z.string(),
  tracking: z.enum(trackings),
  coverId: FileId.nullable(),
  /** This very piece, if somebody wants that one. */
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  roomId: RoomId.nullable(),
  roomName: z.string().nullable(),
  planned: z.int(),
  note: z.string(),
  twoPerson: z.boolean(),
  fragile: z.boolean(),
  /** Came along without being planned, or takes the place of another line: `planOf` leaves both out. */
  isExtra: z.boolean(),
  substituteFor: MoveLineId.nullable(),
  ...Progress.omit({ planned: true }).shape,
  damaged: z.int(),
  substituted: z.int(),
  status: z.enum(moveLineStatuses),
  /** Of a move-in where the item stands in storage, of a move-out where its pieces are at home. */
  bins: z.array(LineBin),
  /**
   * The pieces that may be taken for it without a look at their labels: of a move-out those in this home, of a move-in those in storage
   * that are free or pinned to it. Each is named once, also where several lines are of its item.
   */
  units: z.array(LineUnit),
});
export type MoveLine = z.infer<typeof MoveLine>;

/** A piece that was taken up on one move and went on with another, from one home straight into the next. */
const MoveTransfer = z.object({
  unitId: UnitId,
  unitCode: z.string(),
  itemName: z.string(),
  /** Whether this move gave it away, or got it. */
  direction: z.enum(['to', 'from']),
  /** The other move. */
  moveId: MoveId,
  kind: z.enum(moveKinds),
  status: z.enum(moveStatuses),
  stagingId: StagingId,
  stagingName: z.string(),
});
export type MoveTransfer = z.infer<typeof MoveTransfer>;

/** A piece of the move, as it was recorded elsewhere last: taken up for another move, or in storage. */
const PieceElsewhere = z.object({ unitId: UnitId, state: z.enum(['passed', 'returned']), at: Moment });
export type PieceElsewhere = z.infer<typeof PieceElsewhere>;

/** What leads to the move from paper. */
const MoveLabel = z.object({
  code: z.string(),
  /** What its QR code says. */
  address: z.string(),
});

export const Move = rowSchema(moveFields).extend({
  ...derived,
  ...lastChange,
  propertyId: PropertyId,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The last day on which the home is thought to need what comes into it. */
  staysUntil: Day,
  /** Those in use, the newest first. */
  labels: z.array(MoveLabel),
  transfers: z.array(MoveTransfer),
  /** What is in hand here by what was recorded here, and is not: everything that is told of the lines takes it into account. */
  elsewhere: z.array(PieceElsewhere),
  lines: z.array(MoveLine),
});
export type Move = z.infer<typeof Move>;

export const MovesQuery = pageQuery(moveSorts).extend({
  kind: z.enum(moveKinds).optional(),
  status: z.enum(moveStatuses).optional(),
  /** Late, or without a lead or a vehicle. */
  attention: z.enum(moveAttentions).optional(),
  stagingId: StagingId.optional(),
  vehicleId: StorageLocationId.optional(),
  /** Moves that they lead or go along with. */
  memberId: MembershipId.optional(),
  /** Of these days, the last among them. */
  from: GivenDay.optional(),
  to: GivenDay.optional(),
});
export const MovePage = pageOf(MoveRow);

/** Where to take a part of a line from, in the order in which one walks by. */
export const PullStop = z.object({
  lineId: MoveLineId,
  /** None: there are not enough in storage. */
  locationId: StorageLocationId.nullable(),
  /** From the outermost one on. */
  path: z.string(),
  code: z.string(),
  quantity: z.int(),
  /** Of pieces with labels: those that stand there. Any piece of the item will do unless one is named on the line. */
  unitCodes: z.array(z.string()),
});
export type PullStop = z.infer<typeof PullStop>;
