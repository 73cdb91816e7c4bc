import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { MoveId, StagingId } from '../kernel/ids.ts';
import { Move, MoveChange, MovePage, MovesQuery, NewMove, PullStop } from './move.ts';
import { MoveCodes } from './move-codes.ts';
import { MoveEvents, MoveEventsQuery } from './move-event-row.ts';
import { MoveEstimate } from './move-load.ts';
import { PresentOnMove } from './present.ts';
import { moveKinds, moveTabs } from './states.ts';

const tag = 'Moves';
const one = z.object({ id: MoveId });
const version = z.int().min(1);
const reads = { access: { action: 'read', subject: 'Move' }, change: false, limit: 'read' } as const;
const plans = { access: { action: 'create', subject: 'Move' }, limit: 'change' } as const;

export const moves = {
  list: endpoint({ method: 'GET', path: '/moves', summary: 'List moves', tag, ...reads })
    .input(MovesQuery)
    .output(MovePage),
  get: endpoint({
    method: 'GET',
    path: '/moves/{id}',
    summary: 'Get a move with what goes along',
    tag,
    ...reads,
    ofHelper: 'id',
  })
    .input(one)
    .output(Move),
  events: endpoint({
    method: 'GET',
    path: '/moves/{id}/events',
    summary: 'List everything that was recorded on a move, or what is new of it',
    tag,
    ...reads,
    ofHelper: 'id',
  })
    .input(MoveEventsQuery)
    .output(MoveEvents),
  present: endpoint({
    method: 'GET',
    path: '/moves/{id}/present',
    summary: 'List who else has a move open now, and tell them that the caller has',
    tag,
    ...reads,
    ofHelper: 'id',
  })
    .input(one.extend({ tab: z.enum(moveTabs) }))
    .output(z.object({ rows: z.array(PresentOnMove) })),
  estimate: endpoint({
    method: 'GET',
    path: '/stagings/{stagingId}/move-estimate',
    summary: 'Estimate what a move would take along if it were planned now',
    tag,
    ...reads,
  })
    .input(z.object({ stagingId: StagingId, kind: z.enum(moveKinds) }))
    .output(MoveEstimate),
  pullList: endpoint({
    method: 'GET',
    path: '/moves/{id}/pull-list',
    summary: 'List where in storage the pieces of a move-in are, in walking order',
    tag,
    ...reads,
    ofHelper: 'id',
  })
    .input(one)
    .output(z.object({ rows: z.array(PullStop) })),
  codes: endpoint({
    method: 'GET',
    path: '/moves/{id}/codes',
    summary: 'List the codes of the pieces a move can take along, and of the bins they belong in',
    tag,
    ...reads,
    ofHelper: 'id',
  })
    .input(one)
    .output(MoveCodes),
  plan: endpoint({
    method: 'POST',
    path: '/moves',
    summary: 'Plan a move: into a home what is promised to it, out of it what is there',
    tag,
    ...plans,
    change: 'move.planned',
    invalidates: ['moves', 'stagings', 'labels'],
    successStatus: 201,
  })
    .input(NewMove)
    .output(Move),
  change: endpoint({
    method: 'PATCH',
    path: '/moves/{id}',
    summary: 'Change when a move is, who goes along and with which vehicle',
    tag,
    ...plans,
    change: 'move.changed',
  })
    .input(MoveChange)
    .output(Move),
  schedule: endpoint({
    method: 'POST',
    path: '/moves/{id}/schedule',
    summary: 'Schedule a draft: from now on its crew counts on it',
    tag,
    ...plans,
    change: 'move.scheduled',
  })
    .input(one.extend({ version }))
    .output(Move),
  replan: endpoint({
    method: 'POST',
    path: '/moves/{id}/lines',
    summary: 'Take over what is promised now, while nothing is on its way yet',
    tag,
    ...plans,
    change: 'move.replanned',
  })
    .input(one.extend({ version }))
    .output(Move),
  cancel: endpoint({
    method: 'POST',
    path: '/moves/{id}/cancel',
    summary: 'Call a move off on which nothing is on its way yet',
    tag,
    ...plans,
    change: 'move.canceled',
    invalidates: ['moves', 'stagings', 'helpers'],
  })
    .input(one.extend({ version }))
    .output(Move),
  complete: endpoint({
    method: 'POST',
    path: '/moves/{id}/complete',
    summary: 'Complete a move on which everything is settled, which moves its staging on',
    tag,
    access: { action: 'update', subject: 'Move' },
    limit: 'change',
    change: 'move.completed',
    also: ['staging.status-changed', 'move.canceled'],
    invalidates: ['moves', 'stagings', 'helpers', 'availability', 'items', 'units'],
  })
    .input(one.extend({ version }))
    .output(Move),
};
