import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Action, Rule, Subject } from './ability.ts';
import { actions, subjects } from './ability-words.ts';

export type Ability = MongoAbility<[Action, Subject]>;

/** The same rules decide on the server (from its own copy) and on the screen (from the cookie). Throws on an empty fields list. */
export const buildAbility = (rules: readonly Rule[]): Ability => createMongoAbility<Ability>([...rules]);

/**
 * A member may only give away rights that they have themselves, without any "except" or "only if" of their own: what is
 * partly theirs they can hand on only as part of exactly their own role.
 */
export const mayGrant = (own: Ability, rules: readonly Rule[]) => {
  if (JSON.stringify(own.rules) === JSON.stringify(rules)) return true;
  const whole = wholeRights(own);
  const given = buildAbility(rules);
  return actions.every((action) =>
    subjects.every((subject) => !given.can(action, subject) || whole.can(action, subject)),
  );
};

/**
 * The one rule for everything that is done to a member, an invitation or a role: whoever gives, changes, lifts or takes away
 * has every right of the role in question. An owner is reached by owners only.
 */
export const mayReach = (
  actor: { readonly isOwner: boolean; readonly ability: Ability },
  role: { readonly key: string; readonly rules: readonly Rule[] },
) => (role.key === 'owner' ? actor.isOwner : mayGrant(actor.ability, role.rules));

/** What an ability allows without any "only if" or "only these fields": enough for a call that knows neither. */
export const wholeRights = ({ rules }: Ability): Ability => {
  const known = wholes.get(rules);
  if (known) return known;
  const whole = createMongoAbility<Ability>(
    rules
      .filter(({ inverted, fields, conditions }) => inverted || (!fields && !conditions))
      .map(({ action, subject, inverted = false }) => ({ action, subject, inverted })),
  );
  wholes.set(rules, whole);
  return whole;
};

/** By the list of rules itself: an ability whose rules are replaced gets another list. */
const wholes = new WeakMap<Ability['rules'], Ability>();
