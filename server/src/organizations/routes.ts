import { member, os, person, reader } from '../platform/http/front-door.ts';
import { changeOrganization } from './change-organization.ts';
import { createOrganization } from './create-organization.ts';
import { getOrganization } from './get-organization.ts';
import { leaveOrganization } from './leave-organization.ts';
import { setUpOrganization } from './set-up-organization.ts';

const { get, change, setUp, create, leave } = os.organizations;

export const organizationRoutes = {
  get: get.use(reader).handler(({ context: { db } }) => getOrganization(db)),
  change: change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeOrganization(db, actor, input)),
  setUp: setUp
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => setUpOrganization(db, actor, services, input)),
  create: create
    .use(person)
    .handler(({ context, input }) =>
      createOrganization(context.db, context.person, context.membership, input),
    ),
  leave: leave.use(person).handler(({ context: { membership } }) => leaveOrganization(membership)),
};
