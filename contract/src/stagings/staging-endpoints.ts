import * as z from 'zod';
import { done } from '../kernel/done.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { exportOf } from '../kernel/export.ts';
import { FileId, LineId, RoomId, StagingId } from '../kernel/ids.ts';
import { Day, GivenDay } from '../kernel/measures.ts';
import { Equivalent, Line, LineChange, mostLinesAtOnce, NewLine, OnClash } from './line.ts';
import { Outcome } from './promise.ts';
import {
  mostRooms,
  NewRoom,
  NewStaging,
  RoomChange,
  Staging,
  StagingChange,
  StagingPage,
  StagingsQuery,
  Stay,
} from './staging.ts';
import { stagingExportColumns } from './staging-export.ts';
import { stagingStatuses } from './states.ts';

const tag = 'Stagings';
const one = z.object({ id: StagingId });
const version = z.int().min(1);
const reads = { access: { action: 'read', subject: 'Staging' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Staging' }, limit: 'change' } as const;

export const mostRoomPictures = 20;

export const stagings = {
  list: endpoint({ method: 'GET', path: '/stagings', summary: 'List stagings', tag, ...reads })
    .input(StagingsQuery)
    .output(StagingPage),
  export: exportOf({
    path: '/stagings/export',
    summary: 'Export stagings',
    tag,
    subject: 'Staging',
    change: 'staging.exported',
    query: StagingsQuery.omit({ page: true, itemsPerPage: true }),
    columns: stagingExportColumns,
  }),
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
    summary: 'Move a staging on to another status, with what that does to its pieces',
    tag,
    ...updates,
    change: 'staging.status-changed',
  })
    .input(one.extend({ version, status: z.enum(stagingStatuses), onClash: OnClash }))
    .output(Staging),
  setDates: endpoint({
    method: 'POST',
    path: '/stagings/{id}/dates',
    summary: 'Move, extend or shorten a staging, with all its pieces or not at all',
    tag,
    ...updates,
    change: 'staging.dates-changed',
  })
    .input(one.extend({ version, ...Stay.shape, onClash: OnClash }))
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
        beforeIds: z.array(FileId).max(mostRoomPictures),
        afterIds: z.array(FileId).max(mostRoomPictures),
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
    summary: 'Delete a room; its pieces go to another one, or are let go with it',
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
  })
    .input(one.extend({ lines: z.array(NewLine).min(1).max(mostLinesAtOnce), onClash: OnClash }))
    .output(z.object({ rows: z.array(Line) })),
  changeLine: endpoint({
    method: 'PATCH',
    path: '/stagings/{id}/lines/{lineId}',
    summary: 'Change how many, which piece, which room, or swap the item',
    tag,
    ...updates,
    change: 'staging.line-changed',
  })
    .input(one.extend({ lineId: LineId, version, ...LineChange.shape, onClash: OnClash }))
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
  })
    .input(one.extend({ lineIds: z.array(LineId).min(1).max(mostLinesAtOnce).optional(), onClash: OnClash }))
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
    path: '/stagings/{id}/lines/{lineId}/equivalents',
    summary: 'List free items that could take the place of a line, the most alike first',
    tag,
    ...reads,
  })
    .input(one.extend({ lineId: LineId }))
    .output(z.object({ rows: z.array(Equivalent), from: Day, to: Day })),
};
