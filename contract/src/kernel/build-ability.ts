import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Action, Rule, Subject } from './ability.ts';

export type Ability = MongoAbility<[Action, Subject]>;

/** The same rules decide on the server (from its own copy) and on the screen (from the cookie). Throws on an empty fields list. */
export const buildAbility = (rules: readonly Rule[]): Ability => createMongoAbility<Ability>([...rules]);

/** A member may only give away rights that they have themselves. */
export const mayGrant = (own: Ability, rules: readonly Rule[]) =>
  rules.every((rule) => rule.inverted || own.can(rule.action, rule.subject));
