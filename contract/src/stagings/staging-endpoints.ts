import * as z from 'zod';
import { AuditEntry } from '../audit/audit.ts';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { ClientId, FileId, ItemId, LineId, RoomId, StagingId } from '../kernel/ids.ts';
import { Day, GivenDay, Quantity } from '../kernel/measures.ts';
import { mostRooms } from './limits.ts';
import {
  AddedLine,
  clashShape,
  Equivalent,
  Line,
  LineChange,
  mostLinesAtOnce,
  OnClash,
  ownClashShape,
} from './line.ts';
import { CopyOutcome, Outcome } from './promises/promise.ts';
import {
  ClientJobs,
  NewRoom,
  NewStaging,
  RoomChange,
  Staging,
  StagingChange,
  StagingPage,
  StagingsQuery,
  Stay,
  StayPage,
  StaysQuery,
} from './staging.ts';
import { stagingExportColumns } from './staging-export.ts';
import { stagingFiles } from './staging-file-endpoints.ts';
import { stagingStatuses } from './states.ts';

const tag = 'Stagings';
const one = z.object({ id: StagingId });
const version = z.int().min(1);
const reads = { access: { action: 'read', subject: 'Staging' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Staging' }, limit: 'change' } as const;

/** Another job whose line gave way has an entry of its own, and so has the one that took it. */
const swapsOthers = ['staging.line-changed', 'staging.took-pieces'] as const;

export const mostRoomPictures = 20;
const RoomPictureIds = z.array(FileId).max(mostRoomPictures);

/** An entry of the log without where it was made from: that is for whoever may read the log. */
const TimelineEntry = AuditEntry.omit({ ip: true });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const stagings = {
  list: endpoint({ method: 'GET', path: '/stagings', summary: 'List stagings', tag, ...reads })
    .input(StagingsQuery)
    .output(StagingPage),
  stays: endpoint({
    method: 'GET',
    path: '/stagings/stays',
    summary: 'List the stays of stagings for a calendar or a map: the first 500, and how many there are',
    tag,
    ...reads,
  })
    .input(StaysQuery)
    .output(StayPage),
  export: exportOf({
    path: '/stagings/export',
    summary: 'Export stagings',
    tag,
    subject: 'Staging',
    change: 'staging.exported',
    query: StagingsQuery.omit({ page: true, itemsPerPage: true }),
    columns: stagingExportColumns,
  }),
  ofClient: endpoint({
    method: 'GET',
    path: '/clients/{clientId}/stagings',
    summary: 'Tell what a client has brought so far, and when one of their stagings changed last',
    tag,
    access: { action: 'read', subject: 'Client' },
    change: false,
    limit: 'read',
  })
    .input(z.object({ clientId: ClientId }))
    .output(ClientJobs),
  get: endpoint({
    method: 'GET',
    path: '/stagings/{id}',
    summary: 'Get a staging with its rooms and money',
    tag,
    ...reads,
  })
    .input(one)
    .output(Staging),
  create: endpoint({
    method: 'POST',
    path: '/stagings',
    summary: 'Create a staging, empty or with the rooms and pieces of an earlier one',
    tag,
    access: { action: 'create', subject: 'Staging' },
    change: 'staging.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewStaging)
    .output(Staging),
  change: endpoint({
    method: 'PATCH',
    path: '/stagings/{id}',
    summary: 'Change a staging; its dates and its status have calls of their own',
    tag,
    ...updates,
    change: 'staging.changed',
  })
    .input(StagingChange)
    .output(Staging),
  setStatus: endpoint({
    method: 'POST',
    path: '/stagings/{id}/status',
    summary:
      'Move a staging on to another status, with what that does to its pieces, on other dates if they are named',
    tag,
    ...updates,
    change: 'staging.status-changed',
    also: [...swapsOthers, 'move.canceled'],
    invalidates: ['stagings', 'moves', 'helpers', 'availability', 'items', 'units'],
  })
    .input(
      one.extend({ version, status: z.enum(stagingStatuses), ...Stay.partial().shape, ...ownClashShape }),
    )
    .output(Staging),
  setDates: endpoint({
    method: 'POST',
    path: '/stagings/{id}/dates',
    summary: 'Move, extend or shorten a staging, with all its pieces or not at all',
    tag,
    ...updates,
    change: 'staging.dates-changed',
    also: swapsOthers,
  })
    .input(one.extend({ version, ...Stay.shape, ...ownClashShape }))
    .output(Staging),
  foresee: endpoint({
    method: 'GET',
    path: '/stagings/{id}/outcome',
    summary: 'Tell what would happen on other dates, or in another status',
    tag,
    ...reads,
  })
    .input(
      one.extend({
        installOn: GivenDay.optional(),
        endsOn: GivenDay.optional(),
        status: z.enum(stagingStatuses).optional(),
      }),
    )
    .output(Outcome),
  foreseeCopy: endpoint({
    method: 'GET',
    path: '/stagings/{id}/copy-outcome',
    summary: 'Tell which pieces of a staging a new one could have on some dates',
    tag,
    ...reads,
  })
    .input(one.extend(Stay.shape))
    .output(CopyOutcome),
  timeline: endpoint({
    method: 'GET',
    path: '/stagings/{id}/timeline',
    summary: 'List what happened to a staging, the newest first',
    tag,
    ...reads,
  })
    .input(one.extend({ ...pageQuery(['at']).shape, orderBy: z.enum(['asc', 'desc']).default('desc') }))
    .output(pageOf(TimelineEntry)),
  ...stagingFiles,

  addRooms: endpoint({
    method: 'POST',
    path: '/stagings/{id}/rooms',
    summary: 'Add rooms',
    tag,
    ...updates,
    change: 'staging.rooms-added',
  })
    .input(one.extend({ rooms: z.array(NewRoom).min(1).max(mostRooms) }))
    .output(Staging),
  changeRoom: endpoint({
    method: 'PATCH',
    path: '/stagings/{id}/rooms/{roomId}',
    summary: 'Change a room',
    tag,
    ...updates,
    change: 'staging.room-changed',
  })
    .input(one.extend(RoomChange.shape))
    .output(Staging),
  setRoomPictures: endpoint({
    method: 'PUT',
    path: '/stagings/{id}/rooms/{roomId}/pictures',
    summary: 'Set the photos of a room, before and after',
    tag,
    ...updates,
    change: 'staging.room-pictures-set',
  })
    .input(
      one.extend({
        roomId: RoomId,
        /** A side that is not named stays as it is. */
        beforeIds: RoomPictureIds.optional(),
        afterIds: RoomPictureIds.optional(),
        /** What the sender saw of the room: what others added or removed since then stays so. */
        seenIds: z
          .array(FileId)
          .max(2 * mostRoomPictures)
          .optional(),
      }),
    )
    .output(Staging),
  orderRooms: endpoint({
    method: 'PUT',
    path: '/stagings/{id}/rooms/order',
    summary: 'Put the rooms in order',
    tag,
    ...updates,
    change: 'staging.rooms-ordered',
  })
    .input(one.extend({ roomIds: z.array(RoomId).min(1).max(mostRooms) }))
    .output(Staging),
  removeRoom: endpoint({
    method: 'DELETE',
    path: '/stagings/{id}/rooms/{roomId}',
    summary: 'Delete a room; the pieces promised to it go to another one',
    tag,
    ...updates,
    change: 'staging.room-removed',
  })
    .input(one.extend({ roomId: RoomId, moveTo: RoomId.optional() }))
    .output(Staging),

  lines: endpoint({
    method: 'GET',
    path: '/stagings/{id}/lines',
    summary: 'List what is promised to each room',
    tag,
    ...reads,
  })
    .input(one)
    .output(z.object({ rows: z.array(Line) })),
  addLines: endpoint({
    method: 'POST',
    path: '/stagings/{id}/lines',
    summary: 'Promise pieces to rooms: all of them, or none',
    tag,
    ...updates,
    change: 'staging.lines-added',
    also: swapsOthers,
  })
    .input(one.extend({ lines: z.array(AddedLine).min(1).max(mostLinesAtOnce), ...clashShape }))
    .output(z.object({ rows: z.array(Line) })),
  changeLine: endpoint({
    method: 'PATCH',
    path: '/stagings/{id}/lines/{lineId}',
    summary: 'Change how many, which piece, which room, or swap the item',
    tag,
    ...updates,
    change: 'staging.line-changed',
    also: swapsOthers,
  })
    .input(one.extend({ lineId: LineId, version, ...LineChange.shape, ...clashShape }))
    .output(z.object({ rows: z.array(Line) })),
  removeLines: endpoint({
    method: 'POST',
    path: '/stagings/{id}/lines/remove',
    summary: 'Let pieces go and take them off the list',
    tag,
    ...updates,
    change: 'staging.lines-removed',
  })
    .input(one.extend({ lineIds: z.array(LineId).min(1).max(mostLinesAtOnce) }))
    .output(done),
  reserve: endpoint({
    method: 'POST',
    path: '/stagings/{id}/reserve',
    summary: 'Hold pieces firmly: those named, or all',
    tag,
    ...updates,
    change: 'staging.reserved',
    also: swapsOthers,
  })
    .input(one.extend({ lineIds: z.array(LineId).min(1).max(mostLinesAtOnce).optional(), ...ownClashShape }))
    .output(z.object({ rows: z.array(Line) })),
  release: endpoint({
    method: 'POST',
    path: '/stagings/{id}/release',
    summary: 'Let pieces go, or say that they are back: those named, or all',
    tag,
    ...updates,
    change: 'staging.released',
  })
    .input(one.extend({ lineIds: z.array(LineId).min(1).max(mostLinesAtOnce).optional() }))
    .output(z.object({ rows: z.array(Line) })),
  renewHolds: endpoint({
    method: 'POST',
    path: '/stagings/{id}/hold',
    summary: 'Hold pieces again that were let go or whose hold expired, as the staging holds its pieces now',
    tag,
    ...updates,
    change: 'staging.held-again',
  })
    .input(one.extend({ lineIds: z.array(LineId).min(1).max(mostLinesAtOnce).optional(), onClash: OnClash }))
    .output(z.object({ rows: z.array(Line) })),
  equivalents: endpoint({
    method: 'GET',
    path: '/stagings/{id}/equivalents',
    summary:
      'List items that could take the place of another, free on the days of a staging, the most alike first',
    tag,
    ...reads,
  })
    .input(
      one.extend({
        itemId: ItemId,
        quantity: z.coerce.number().pipe(Quantity).default(1),
        installOn: GivenDay.optional(),
        endsOn: GivenDay.optional(),
      }),
    )
    .output(z.object({ rows: z.array(Equivalent), from: Day, to: Day })),
};
