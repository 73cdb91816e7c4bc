import type { InvitationsQuery } from '@archway/contract/team/member';
import type * as z from 'zod';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { invitationPage } from './invitation-store.ts';

/** Every invitation ever sent, with what became of it. */
export const listInvitations = ({ db, clock }: ReadContext, query: z.output<typeof InvitationsQuery>) =>
  invitationPage(db, query, clock.now());
