import type { MembersQuery } from '@archway/contract/team/member';
import type * as z from 'zod';
import type { OrgDb } from '../platform/db/db.ts';
import { memberPage } from './member-store.ts';

/** The people of the organization, a page at a time. */
export const listMembers = (db: OrgDb, query: z.output<typeof MembersQuery>) => memberPage(db, query);
