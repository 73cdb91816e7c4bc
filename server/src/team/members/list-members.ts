import type { MembersQuery } from '@archway/contract/team/member';
import type * as z from 'zod';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { memberPage } from './member-store.ts';

/** The people of the organization, a page at a time. */
export const listMembers = ({ db }: ReadContext, query: z.output<typeof MembersQuery>) =>
  memberPage(db, query);
