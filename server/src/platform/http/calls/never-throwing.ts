import type { AnySchema } from '@orpc/contract';

type Schema = NonNullable<AnySchema>;
type Issues = {
  readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[];
};

/**
 * The same schema, which finds fault with what it breaks on. The length of a list is compared before it is known to be one,
 * and a `length` with a `toString` that is none can be compared with nothing.
 */
export const neverThrowing = (schema: Schema): Schema => ({
  '~standard': {
    ...schema['~standard'],
    validate: (value) => {
      const checked = schema['~standard'].validate(value);
      return checked instanceof Promise ? checked.catch(() => faultsIn(schema, value)) : checked;
    },
  },
});

const faultsIn = async (schema: Schema, value: unknown): Promise<Issues> => ({
  issues: (await brokenAt(schema, value, [])).map((path) => ({ message: 'errors.type', path })),
});

type Path = readonly string[];

/** The fields it breaks on, as deep as objects go: a fault names its field. */
const brokenAt = async (schema: Schema, value: unknown, path: Path): Promise<Path[]> => {
  const { shape = {} } = schema as { shape?: Readonly<Record<string, Schema>> }; // of an object, none of others
  const fields: Path[] = [];
  for (const [name, field] of Object.entries(shape)) {
    const given = (value as Readonly<Record<string, unknown>>)[name]; // it broke on an object
    if (await breaks(field, given)) fields.push(...(await brokenAt(field, given, [...path, name])));
  }
  return fields.length > 0 ? fields : [path];
};

const breaks = async (schema: Schema, value: unknown) => {
  try {
    await schema['~standard'].validate(value);
    return false;
  } catch {
    return true;
  }
};
