import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { MembershipId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { requireMember } from '../team/members/require-member.ts';
import { isVehicle } from './vehicle-store.ts';

type Assigned = {
  readonly leadId?: MembershipId | null | undefined;
  readonly crewIds?: readonly MembershipId[] | undefined;
  readonly vehicleId?: StorageLocationId | null | undefined;
};

/** Whoever goes along is an active member, and what they drive is a vehicle of the company. */
export const requireAssigned = async (db: OrgDb, { leadId, crewIds = [], vehicleId }: Assigned) => {
  if (leadId) await requireMember(db, leadId, 'leadId');
  for (const id of crewIds) await requireMember(db, id, 'crewIds');
  if (vehicleId && !(await isVehicle(db, vehicleId))) throw fieldProblem('vehicleId', 'errors.notFound');
};

/** A window ends after it begins. */
export const requireWindow = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => {
  if (startsAt && endsAt && startsAt >= endsAt) throw fieldProblem('endsAt', 'errors.laterTime');
};
