import { listOwnRights } from '../../organizations/memberships/list-own-rights.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { describeOwnAccount } from './describe-own-account.ts';

/** The signed-in person and what they may do where they act. */
export const describeMe = async ({ db, person }: AccountContext) => {
  const user = await describeOwnAccount(db, person);
  return {
    user,
    userAbilityRules: await listOwnRights(db, person.userId, user.activeOrganization?.id ?? null),
  };
};
