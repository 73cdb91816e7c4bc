import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { type InvitationsQuery, invitationPage } from './invitation-store.ts';

/** Every invitation ever sent, with what became of it. */
export const listInvitations = ({ db, clock }: ReadContext, query: InvitationsQuery) =>
  invitationPage(db, query, clock.now());
