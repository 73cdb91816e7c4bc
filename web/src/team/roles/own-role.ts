import type { Rule } from '@archway/contract/kernel/access/ability';
import type { Role } from '@archway/contract/team/member';
import { queries, queryClient } from '../../platform/api/query-client.ts';

/** One of the organization's own: the built-in ones have no id and are not changed. */
export type OwnRole = Role & { id: NonNullable<Role['id']> };
export const isOwnRole = (role: Role | undefined): role is OwnRole => role !== undefined && role.id !== null;

/** What its form holds. */
export type RoleValues = { name: string; rules: readonly Rule[] };

/** As it is now. Roles are few and read together. */
export const readOwnRole = async ({ id }: OwnRole): Promise<OwnRole> => {
  const { rows } = await queryClient.fetchQuery({ ...queries.roles.list.queryOptions(), staleTime: 0 });
  const found = rows.find((role) => role.id === id);
  if (!isOwnRole(found)) throw new Error('The role is no longer there.');
  return found;
};
