import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { changeOrganization } from './change-organization.ts';
import { getOrganization } from './get-organization.ts';
import { leaveOrganization } from './memberships/leave-organization.ts';
import { createOrganization } from './setup/create-organization.ts';
import { setUpOrganization } from './setup/set-up-organization.ts';

const { organizations } = os;

export const organizationRoutes = {
  get: serve(organizations.get, getOrganization),
  change: serve(organizations.change, changeOrganization),
  setUp: serve(organizations.setUp, setUpOrganization),
  create: serve(organizations.create, createOrganization),
  leave: serve(organizations.leave, leaveOrganization),
};
