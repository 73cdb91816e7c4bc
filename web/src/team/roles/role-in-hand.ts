import type { Role } from '@archway/contract/team/member';

/** A role to look at or change, or none: a new one, perhaps begun as a copy. */
export type RoleInHand = { readonly role: Role | undefined; readonly from?: Role };
