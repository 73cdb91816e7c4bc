import { type BuiltInRole, builtInRoles } from '@archway/contract/kernel/access/roles';
import { slugOf } from '../../organizations/setup/slug-rules.ts';

export const isBuiltIn = (key: string): key is BuiltInRole => builtInRoles.some((role) => role === key);

export const builtInRoleName = (key: BuiltInRole) => key.charAt(0).toUpperCase() + key.slice(1);

/** A custom role may not pass for a built-in one. */
export const isBuiltInName = (name: string) => isBuiltIn(name.toLowerCase());

/** The key a role is known by in memberships: from its name, once and for all, and never a built-in one. */
export const roleKeyOf = (name: string) => {
  const slug = slugOf(name, 30);
  return /^[a-z][a-z0-9-]+$/.test(slug) && !isBuiltIn(slug) ? slug : ['role', slug].filter(Boolean).join('-');
};
