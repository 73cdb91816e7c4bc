import type { UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { revokeSessionsIn } from '../session-store.ts';

/** Ends the sessions of a person that act in this organization, and says how many. Those that act elsewhere are not ours to end. */
export const endSessionsHere = (db: OrgDb, { clock }: Services, userId: UserId): Promise<number> =>
  revokeSessionsIn(db, userId, 'signed out by the organization', clock.now());
