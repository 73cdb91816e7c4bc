import { api } from '../platform/api/api.ts';
import { forgetOrganization } from '../platform/session/forget.ts';
import { lastOrganizationLeft, organizationSwitched } from '../platform/session/session.ts';
import { readUserAgain } from './read-user-again.ts';

type OrganizationId = Parameters<typeof api.auth.switchOrganization>[0]['organizationId'];

/** Acts in an organization that this session may not have heard of: switches, then reads who one is now. */
export const takeUpOrganization = async (organizationId: OrganizationId) => {
  organizationSwitched(await api.auth.switchOrganization({ organizationId }));
  forgetOrganization();
  await readUserAgain();
};

/** After leaving: goes on in another organization of one's own, or in none. */
export const takeUpWhatIsLeft = async () => {
  forgetOrganization();
  const user = await readUserAgain();
  const [next] = user.organizations;
  if (next) await takeUpOrganization(next.id);
  else lastOrganizationLeft();
  return next;
};
