type Def = {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
} & Readonly<Record<'element' | 'innerType' | 'in' | 'out' | 'valueType', unknown>>;

/** The names of all fields that a schema has, at whatever depth. */
export const schemaFields = (schema: unknown): string[] => {
  const def = (schema as { _zod?: { def?: Def } } | undefined)?._zod?.def; // zod's own description of a schema
  if (!def) return [];
  const fields = Object.entries(def.shape ?? {});
  const inner = [def.element, def.innerType, def.in, def.out, def.valueType, ...(def.options ?? [])];
  return [
    ...fields.flatMap(([name, field]) => [name, ...schemaFields(field)]),
    ...inner.flatMap((one) => schemaFields(one)),
  ];
};
