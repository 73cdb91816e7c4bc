import { fieldTables } from './field-tables.ts';
import type { Subject } from './kernel/access/ability-words.ts';
import { type Ability, wholeRights } from './kernel/access/build-ability.ts';

/** What is no field of a table: what a work order cost, and what was spent at a vendor. */
const otherFields = { Cost: ['cost', 'spend', 'money'] } as const satisfies Partial<
  Record<Subject, readonly string[]>
>;

type Guard = keyof typeof otherFields;
const guards = Object.keys(otherFields) as Guard[]; // keys of a const object

const marked = (guard: Guard): readonly string[] =>
  Object.values(fieldTables).flatMap(({ fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.guard === guard)
      .map(([name]) => name),
  );

/**
 * Fields that take a right of their own, by the subject of that right and under the names that answers, changes, sheets and
 * the audit log have for them: those that a table marks with `guard`. Whoever may not read them does not sort or filter by
 * them, change them or erase them either.
 */
export const guardedFields: ReadonlyMap<Guard, readonly string[]> = new Map(
  guards.map((guard) => [guard, [...new Set([...marked(guard), ...otherFields[guard]])]]),
);

/** Those that this reader is not shown. A right to some of them ("only if") is none here. */
export const hiddenFields = (ability: Ability): ReadonlySet<string> => {
  const may = wholeRights(ability);
  return new Set(
    [...guardedFields].filter(([subject]) => !may.can('read', subject)).flatMap(([, fields]) => fields),
  );
};
