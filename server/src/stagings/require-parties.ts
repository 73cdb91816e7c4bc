import type { ClientId, MembershipId, PropertyId } from '@archway/contract/kernel/ids';
import { requireClient } from '../clients/require-client.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { requireAddress } from '../properties/require-address.ts';
import { requireMember } from '../team/members/require-member.ts';

type Parties = {
  readonly clientId?: ClientId | undefined;
  readonly agentId?: ClientId | null | undefined;
  readonly homeownerId?: ClientId | null | undefined;
  readonly propertyId?: PropertyId | undefined;
  readonly designerId?: MembershipId | null | undefined;
};

/** Whoever and whatever a job names must be here. */
export const requireParties = async (db: OrgDb, parties: Parties) => {
  for (const field of ['clientId', 'agentId', 'homeownerId'] as const) {
    const id = parties[field];
    if (id) await requireClient(db, id, field);
  }
  if (parties.propertyId) await requireAddress(db, parties.propertyId);
  if (parties.designerId) await requireMember(db, parties.designerId, 'designerId');
};
