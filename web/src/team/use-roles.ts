import { mayReach } from '@archway/contract/kernel/access/build-ability';
import type { Role } from '@archway/contract/team/member';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useUser } from '../platform/session/session.ts';

/** The roles of the organization, built-in ones first; none while they are being read. */
export const useRoles = (): readonly Role[] => {
  const mayRead = useAbility().can('read', 'Role');
  return useQuery({ ...queries.roles.list.queryOptions(), enabled: mayRead }).data?.rows ?? [];
};

/** Those that the member may give to others: only with rights that are theirs, and only an owner makes owners. */
export const useGivableRoles = (): readonly Role[] => {
  const ability = useAbility();
  const isOwner = useUser().activeOrganization?.role === 'owner';
  return useRoles().filter((role) => mayReach({ isOwner, ability }, role));
};

/** Whether the member may touch whoever, or whatever, has this role. Nothing is offered while the roles are being read. */
export const useMayReach = (): ((roleKey: string) => boolean) => {
  const reached = new Set(useGivableRoles().map(({ key }) => key));
  return (roleKey) => reached.has(roleKey);
};
