import type { OrgDb } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { type InvitationsQuery, invitationPage } from './invitation-store.ts';

/** Every invitation ever sent, with what became of it. */
export const listInvitations = (db: OrgDb, { clock }: Pick<Services, 'clock'>, query: InvitationsQuery) =>
  invitationPage(db, query, clock.now());
