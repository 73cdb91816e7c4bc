import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import type { Ability } from '@archway/contract/kernel/access/build-ability';
import { createMongoAbility } from '@casl/ability';
import { type SessionState, useSession } from './session.ts';
import { readRules } from './stored-session.ts';

let built: { from: string; ability: Ability } | undefined;

/**
 * What the member may do, as the cookie `userAbilityRules` says; the server decides by its own copy. Made as the
 * contract's `buildAbility` makes it, without the schemas that stand beside it there.
 */
export const readAbility = (): Ability => {
  const rules = readRules();
  const from = JSON.stringify(rules);
  if (built?.from !== from) built = { from, ability: createMongoAbility<Ability>(rules) };
  return built.ability;
};

export const can = (action: Action, subject: Subject) => readAbility().can(action, subject);

let drawn: { with: SessionState; ability: Ability } | undefined;

/**
 * For screens: follows sign-in, refresh and a switch of the organization. Read once for each of them: a browser answers
 * for a cookie from another process, and a list asks for every row.
 */
export const useAbility = (): Ability => {
  const session = useSession();
  if (drawn?.with !== session) drawn = { with: session, ability: readAbility() };
  return drawn.ability;
};
