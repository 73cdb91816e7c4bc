import * as z from 'zod';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/field-schemas.ts';
import { ClientId, FileId, MembershipId, PropertyId, RoomId, StagingId } from '../kernel/ids.ts';
import { lastChange } from '../kernel/last-change.ts';
import { Day, GivenDay, Moment } from '../kernel/measures.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { roomFields } from './room-fields.ts';
import { stagingFields, stagingListFields, stagingSorts } from './staging-fields.ts';
import { phaseStatuses } from './staging-rules.ts';
import { stagingStatuses } from './states.ts';

export const mostRooms = 60;
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
export const StagingRow = rowSchema(stagingListFields).extend(derived);
export type StagingRow = z.infer<typeof StagingRow>;

const Money = z.object({
  monthly: z.int(),
  fees: z.int(),
  deposit: z.int(),
  soFar: z.int(),
  forecast: z.int(),
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

/** Jobs by how far they are. */
export type Phase = keyof typeof phaseStatuses;
export const phases = Object.keys(phaseStatuses) as [Phase, ...Phase[]]; // keys of a const object

export const StagingsQuery = pageQuery(stagingSorts).extend({
  ...filterShape(stagingFields),
  status: z.enum(stagingStatuses).optional(),
  phase: z.enum(phases).optional(),
  /** Late, colliding, or ending within the days of notice. */
  attention: z.enum(['late', 'bumped', 'ending']).optional(),
  designerId: MembershipId.optional(),
  clientId: ClientId.optional(),
  propertyId: PropertyId.optional(),
  /** Whose stay touches these days. */
  from: GivenDay.optional(),
  to: GivenDay.optional(),
});
export const StagingPage = pageOf(StagingRow);
