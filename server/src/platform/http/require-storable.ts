import { fieldProblem } from '@archway/contract/kernel/field-error';
import { isStorable } from '@archway/contract/kernel/text';

/**
 * Every text of an input, and every name in it, can be kept by PostgreSQL: wherever it stands, in a body, an address or a
 * form, and whether or not a schema looks at it. A name that cannot be kept cannot be answered either: the field that holds
 * it is told instead.
 */
export const requireStorable = (input: unknown, path: readonly string[] = []): void => {
  if (typeof input === 'string') {
    if (!isStorable(input)) throw fieldProblem(path.join('.'), 'errors.characters');
  } else if (Array.isArray(input)) {
    for (const [index, value] of input.entries()) requireStorable(value, [...path, String(index)]);
  } else if (isPlain(input)) {
    for (const [name, value] of Object.entries(input)) {
      if (!isStorable(name)) throw fieldProblem(path.join('.'), 'errors.characters');
      requireStorable(value, [...path, name]);
    }
  }
};

/** Not a file, and not a form that is still on its way. */
const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
