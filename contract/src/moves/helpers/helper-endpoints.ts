import * as z from 'zod';
import { SignedIn } from '../../auth/session.ts';
import { helperLinkRight } from '../../kernel/access/roles.ts';
import { done } from '../../kernel/api/done.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { HelperLinkId, MoveId } from '../../kernel/ids.ts';
import { GivenLink, HelperInvitation, HelperLink, helperDays, JoiningHelper } from './helper-link.ts';

const tag = 'Moves';
const leads = helperLinkRight;

/** People who help with one move for one day and have no account. */
export const helpers = {
  list: endpoint({
    method: 'GET',
    path: '/moves/{id}/helper-links',
    summary: 'List the links by which people help with a move, and who joined by them',
    tag,
    access: leads,
    change: false,
    limit: 'read',
  })
    .input(z.object({ id: MoveId }))
    .output(z.object({ rows: z.array(HelperLink) })),
  create: endpoint({
    method: 'POST',
    path: '/moves/{id}/helper-links',
    summary: 'Create a link by which people without an account help with a move for one day',
    tag,
    access: leads,
    change: 'move.helper-link-created',
    invalidates: ['helpers'],
    limit: 'change',
    successStatus: 201,
  })
    .input(z.object({ id: MoveId, on: z.enum(helperDays).default('today') }))
    .output(HelperLink.extend({ url: z.string() })),
  revoke: endpoint({
    method: 'POST',
    path: '/helper-links/{id}/revoke',
    summary: 'Revoke a link, which ends the work of everybody who joined by it',
    tag,
    access: leads,
    change: 'move.helper-link-revoked',
    invalidates: ['helpers'],
    limit: 'change',
  })
    .input(z.object({ id: HelperLinkId }))
    .output(done),
  preview: endpoint({
    method: 'POST',
    path: '/helper-links/preview',
    summary: 'Look up a link for helpers',
    tag,
    access: 'anyone',
    change: false,
    limit: 'link',
  })
    .input(GivenLink)
    .output(HelperInvitation),
  join: endpoint({
    method: 'POST',
    path: '/helper-links/join',
    summary: 'Help with a move by a link, under a name',
    tag,
    access: 'anyone',
    change: 'move.helper-joined',
    invalidates: ['helpers'],
    limit: 'link',
    successStatus: 201,
  })
    .input(JoiningHelper)
    .output(SignedIn),
};
