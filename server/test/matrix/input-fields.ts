import * as z from 'zod';
import type { Input } from './endpoints.ts';

/** Every field of an input, those inside objects and lists too, as a path. */
export const fieldsOf = (schema: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return [
      ...(path.length > 0 ? [path] : []),
      ...Object.entries(inner.shape).flatMap(([name, field]) => fieldsOf(field, [...path, name])),
    ];
  if (inner instanceof z.ZodArray)
    return [
      path,
      ...(bare(inner.element) instanceof z.ZodObject ? fieldsOf(inner.element, [...path, '0']) : []),
    ];
  return [path];
};

const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;

/** What a field at the end of a path takes. */
export const fieldAt = (schema: unknown, [name, ...rest]: readonly string[]): z.ZodType => {
  const inner = bare(schema);
  if (name === undefined) return schema as z.ZodType; // the end of a path of `fieldsOf`
  return fieldAt(inner instanceof z.ZodArray ? inner.element : (inner as z.ZodObject).shape[name], rest);
};

/** The value at the end of a path, inside the objects and lists that lead to it. */
export const at = ([name = '', ...rest]: readonly string[], value: unknown): Input => ({
  [name]: rest.length === 0 ? value : rest[0] === '0' ? [at(rest.slice(1), value)] : at(rest, value),
});

/** Two inputs of `at` whose paths part somewhere. */
export const together = (one: Input, other: Input): Input => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, value]) => [
      name,
      Object.hasOwn(one, name) ? inOne(one[name], value) : value,
    ]),
  ),
});
const inOne = (one: unknown, other: unknown): unknown =>
  Array.isArray(one) && Array.isArray(other)
    ? [together(one[0], other[0])]
    : together(one as Input, other as Input); // objects that lead on, for the end of neither path is here
