import type { Subject } from './ability-words.ts';
import { type Ability, wholeRights } from './build-ability.ts';

/**
 * Fields that take a right of their own, by the subject of that right and under the names that answers, changes, sheets and
 * the audit log have for them. Whoever may not read them does not sort or filter by them, change them or erase them either.
 */
export const guardedFields = {
  Cost: ['purchaseCost', 'replacementCost', 'acquisitionCost', 'cost', 'spend'],
} as const satisfies Partial<Record<Subject, readonly string[]>>;

export type GuardedField = (typeof guardedFields)[keyof typeof guardedFields][number];

/** Those that this reader is not shown. A right to some of them ("only if") is none here. */
export const hiddenFields = (ability: Ability): ReadonlySet<string> => {
  const may = wholeRights(ability);
  const subjects = Object.keys(guardedFields) as (keyof typeof guardedFields)[]; // keys of a const object
  return new Set(
    subjects.filter((subject) => !may.can('read', subject)).flatMap((subject) => guardedFields[subject]),
  );
};
