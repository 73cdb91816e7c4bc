import { audit } from './audit/audit.ts';
import { account } from './auth/account-endpoints.ts';
import { auth } from './auth/endpoints.ts';
import { dashboard } from './dashboard/dashboard.ts';
import './kernel/field-error.ts';
import { organizations } from './organizations/endpoints.ts';
import { storage } from './storage/storage-location.ts';
import { invitations, members, roles } from './team/endpoints.ts';

/** Every call the product makes, by slice. Server and web read this same value. */
export const contract = {
  audit,
  organizations,
  auth,
  account,
  members,
  invitations,
  roles,
  storage,
  dashboard,
};
export type Contract = typeof contract;
