import * as z from 'zod';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { ClientId, FileId, MembershipId, PropertyId, RoomId, StagingId } from '../kernel/ids.ts';
import { Day, GivenDay, Moment } from '../kernel/measures.ts';
import { mostRooms } from './limits.ts';
import { roomFields } from './room-fields.ts';
import { stagingFields, stagingListFields, stagingSorts } from './staging-fields.ts';
import { attentions, phases } from './staging-rules.ts';
import { designStatuses, stagingStatuses } from './states.ts';

/** Two years: whoever stays longer is a tenant. */
export const mostTermDays = 730;

export const NewRoom = newSchema(roomFields);
export const RoomChange = changeSchema(roomFields).extend({ roomId: RoomId, version: z.int().min(1) });
export const Room = rowSchema(roomFields).extend({
  id: RoomId,
  version: z.int(),
  beforeIds: z.array(FileId),
  afterIds: z.array(FileId),
});
export type Room = z.infer<typeof Room>;

/** The stay: from the installation to the first day on which the home is empty again. */
export const Stay = z.object({ installOn: GivenDay, endsOn: GivenDay });

export const NewStaging = newSchema(stagingFields).extend({
  installOn: GivenDay,
  /** After the usual term, when it is not named. */
  endsOn: GivenDay.optional(),
  rooms: z.array(NewRoom).max(mostRooms).default([]),
  /** Its rooms and pieces are taken over. */
  copyOf: StagingId.optional(),
});

export const StagingChange = changeSchema(stagingFields).extend({ id: StagingId, version: z.int().min(1) });

const derived = {
  id: StagingId,
  version: z.int(),
  number: z.int(),
  status: z.enum(stagingStatuses),
  installOn: Day,
  endsOn: Day,
  termDays: z.int(),
  /** Null for whoever may not see clients. */
  clientName: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  designerName: z.string().nullable(),
  designerColor: z.string().nullable(),
  autoRenew: z.boolean(),
  /** Pieces that are promised to it, and those that were taken away again. */
  pieces: z.int(),
  bumped: z.int(),
  updatedAt: Moment,
};
export const StagingRow = rowSchema(stagingListFields).extend({
  ...derived,
  /** What it brings each month, in minor units; null for whoever may not see costs. */
  monthly: z.number().nullable(),
  /** Of the version whose lines are promised. */
  designStatus: z.enum(designStatuses),
  /** How it looks: after the installation, before it, or the home itself. */
  coverId: FileId.nullable(),
});
export type StagingRow = z.infer<typeof StagingRow>;

/** As much of a job as a calendar, a timeline or a map draws. */
export const StagingStay = z.object({
  id: StagingId,
  number: z.int(),
  name: z.string(),
  status: z.enum(stagingStatuses),
  installOn: Day,
  endsOn: Day,
  /** When the home was empty again, if it is. */
  destagedOn: Day.nullable(),
  termDays: z.int(),
  autoRenew: z.boolean(),
  clientName: z.string().nullable(),
  propertyId: PropertyId,
  address: z.string(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  designerId: MembershipId.nullable(),
  designerName: z.string().nullable(),
  designerColor: z.string().nullable(),
  /** Whether pieces were taken away from it again. */
  bumped: z.boolean(),
});
export type StagingStay = z.infer<typeof StagingStay>;

/** More than anybody reads on one screen; whoever has more narrows the list. */
export const mostStays = 500;

/** Sums: those of absurdly many pieces are no longer exact, and answered all the same. */
const Money = z.object({
  monthly: z.number(),
  fees: z.number(),
  deposit: z.number(),
  soFar: z.number(),
  forecast: z.number(),
});

export const Staging = rowSchema(stagingFields).extend({
  ...derived,
  ...lastChange,
  /** Until when its pieces are held: from day to day later while a home is late. */
  heldUntil: Day,
  installedOn: Day.nullable(),
  destagedOn: Day.nullable(),
  agentName: z.string().nullable(),
  homeownerName: z.string().nullable(),
  rooms: z.array(Room),
  /** The version of its design whose lines are promised. */
  design: z.object({ number: z.int(), status: z.enum(designStatuses) }),
  /** Null for whoever may not see costs. */
  money: Money.nullable(),
  /** The day it is, where the organization is. */
  today: Day,
});
export type Staging = z.infer<typeof Staging>;

/** What the jobs of a client come to. */
export const ClientJobs = z.object({
  /** Of the jobs they pay for: rent of those in a home now, and what all brought so far. Null for whoever may not see costs. */
  money: Money.pick({ monthly: true, soFar: true, forecast: true }).nullable(),
  /** When a job they are a party to changed last. */
  changedAt: Moment.nullable(),
});
export type ClientJobs = z.infer<typeof ClientJobs>;

export const StagingsQuery = pageQuery(stagingSorts).extend({
  ...filterShape(stagingFields),
  status: z.enum(stagingStatuses).optional(),
  phase: z.enum(phases).optional(),
  /** Late, colliding, or ending within the days of notice. */
  attention: z.enum(attentions).optional(),
  designerId: MembershipId.optional(),
  clientId: ClientId.optional(),
  propertyId: PropertyId.optional(),
  /** Whose stay touches these days, the last among them. */
  from: GivenDay.optional(),
  to: GivenDay.optional(),
});
export const StagingPage = pageOf(StagingRow);

/** Jobs that came to nothing are left out, unless a status or a phase is named. */
export const StaysQuery = StagingsQuery.omit({ page: true, itemsPerPage: true, sortBy: true, orderBy: true });
export const StayPage = pageOf(StagingStay);
