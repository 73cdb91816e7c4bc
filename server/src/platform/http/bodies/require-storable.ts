import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { isStorable } from '@archway/contract/kernel/text/text';

/**
 * Every text of an input, and every name in it, can be kept by PostgreSQL: wherever it stands, in a body, an address or a
 * form, and whether or not a schema looks at it. A name that cannot be kept cannot be answered either: the field that holds
 * it is told instead.
 */
export const requireStorable = (input: unknown, readsItself: readonly string[] = []) => {
  const path = unstorableIn(readsItself.length > 0 ? without(input, readsItself) : input);
  if (path) throw fieldProblem(path.join('.'), 'errors.characters');
};

/** Whether PostgreSQL can keep every text in it. */
export const isAllStorable = (value: unknown): boolean => unstorableIn(value) === undefined;

const without = (input: unknown, names: readonly string[]): unknown =>
  typeof input === 'object' && input !== null && isPlain(input)
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
    : input;

/** Where the first one stands. Paths are made only on the way back: a body may have a hundred thousand values. */
const unstorableIn = (value: unknown): string[] | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (typeof value !== 'object' || value === null || !isPlain(value)) return undefined;
  for (const name of Object.keys(value)) {
    if (!isStorable(name)) return [];
    const inner = (value as Record<string, unknown>)[name]; // an own key of it
    const found = typeof inner === 'string' || typeof inner === 'object' ? unstorableIn(inner) : undefined;
    if (found) return [name, ...found];
  }
  return undefined;
};

/** Not a file, and not a form that is still on its way. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};
