import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { changeOrganization } from './change-organization.ts';
import { createOrganization } from './create-organization.ts';
import { getOrganization } from './get-organization.ts';
import { leaveOrganization } from './leave-organization.ts';
import { setUpOrganization } from './set-up-organization.ts';

const { organizations } = os;

export const organizationRoutes = {
  get: serve(organizations.get, getOrganization),
  change: serve(organizations.change, changeOrganization),
  setUp: serve(organizations.setUp, setUpOrganization),
  create: serve(organizations.create, createOrganization),
  leave: serve(organizations.leave, leaveOrganization),
};
