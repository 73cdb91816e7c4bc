import type { Rule } from '@archway/contract/kernel/access/ability';
import { mayReach } from '@archway/contract/kernel/access/build-ability';
import { builtInRules } from '@archway/contract/kernel/access/roles';
import { problem } from '@archway/contract/kernel/api/problem';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { isBuiltIn } from '../roles/role-rules.ts';
import { findRulesByKey } from '../roles/role-store.ts';

/** Refuses to touch whoever, or whatever, has a right that the actor lacks. */
export const requireReach = (
  actor: Actor,
  role: { readonly key: string; readonly rules: readonly Rule[] },
  isOwner = actor.role === 'owner',
) => {
  if (!mayReach({ isOwner, ability: actor.ability }, role))
    throw problem('forbidden', 'This takes permissions you don’t have.');
};

/** The same, for a role that is known by its key. One that was deleted gives no rights. */
export const requireReachOf = async (db: OrgDb, actor: Actor, key: string, isOwner?: boolean) =>
  requireReach(
    actor,
    { key, rules: isBuiltIn(key) ? builtInRules[key] : await findRulesByKey(db, key) },
    isOwner,
  );
