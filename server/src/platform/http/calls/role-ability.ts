import type { Rule } from '@archway/contract/kernel/access/ability';
import { type Ability, buildAbility, wholeRights } from '@archway/contract/kernel/access/build-ability';
import { type BuiltInRole, builtInRules, helperLinkRight } from '@archway/contract/kernel/access/roles';
import type { HostRole } from '../../db/requests/open-request.ts';

/** What a role allows. One without rules of its own is built in. */
export const roleAbility = (key: string, rules: readonly Rule[] | null): Ability =>
  rules ? buildAbility(rules) : builtInAbility(key);

/** Built-in roles never change while the server runs. */
const builtInAbilities = new Map<string, Ability>();
const builtInAbility = (key: string): Ability => {
  const known = builtInAbilities.get(key) ?? buildAbility(builtInRules[key as BuiltInRole] ?? []);
  builtInAbilities.set(key, known);
  return known;
};

/** Whether a link holds: whoever made it may make one at this moment. */
export const mayHostHelpers = ({ hostRoleKey, hostRoleRules }: HostRole): boolean => {
  if (!hostRoleKey) return false;
  const ability = roleAbility(hostRoleKey, hostRoleRules);
  const rights = hostRoleRules ? wholeRights(ability) : ability;
  return rights.can(helperLinkRight.action, helperLinkRight.subject);
};
