import { getSession } from './session.ts';
import { ownerOf, readOwner, readRules } from './stored-session.ts';

/** Whose something is, and with which rights it was read: for anybody else, or with other rights, it is not there. */
export type Whose = { readonly owner: string; readonly rights: string };

export const isSame = (one: Whose | undefined, other: Whose | undefined) =>
  one !== undefined && one.owner === other?.owner && one.rights === other.rights;

/**
 * The member, the organization and the rights of this moment. Nobody, while another tab has changed them and this one has
 * not followed yet: what it hears now may be of either.
 */
export const whoIsHere = (): Whose | undefined => {
  const owner = readOwner();
  const { user } = getSession();
  if (!owner || (user && ownerOf(user) !== owner)) return undefined;
  return { owner, rights: JSON.stringify(readRules()) };
};
