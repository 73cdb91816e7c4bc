import { hiddenFields } from '@archway/contract/guarded-fields';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Actor } from '../platform/http/calls/request-context.ts';

/** Whoever may not see a field does not write over it either, whatever with: null would erase it. */
export const requireRightsToChange = (actor: Actor, change: object) =>
  requireNoneOf(actor, change, (value) => value !== undefined);

/** The same of something new, where null says nothing and takes nothing away. */
export const requireRightsToSet = (actor: Actor, facts: object) =>
  requireNoneOf(actor, facts, (value) => value !== undefined && value !== null);

const requireNoneOf = ({ ability }: Actor, facts: object, isGiven: (value: unknown) => boolean) => {
  const hidden = hiddenFields(ability);
  if (hidden.size > 0 && Object.entries(facts).some(([field, value]) => hidden.has(field) && isGiven(value)))
    throw problem('forbidden', 'Your role can’t change costs.');
};
