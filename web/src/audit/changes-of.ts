/** One line of what an entry tells: a field that changed, a fact, or a list too long to print. */
export type AuditChange =
  | { readonly kind: 'changed'; readonly field: string; readonly from: unknown; readonly to: unknown }
  | { readonly kind: 'fact'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'touched'; readonly field: string };

/** Reads the details of an entry: `{ role: { from, to } }` is a change, anything else a fact. Objects are taken apart. */
export const changesOf = (details: Readonly<Record<string, unknown>>): AuditChange[] =>
  Object.entries(details).flatMap(([field, value]) => {
    if (!isChange(value))
      return isPlain(value) ? [{ kind: 'fact', field, value }] : [{ kind: 'touched', field }];
    return compared(field, value.from, value.to);
  });

const compared = (field: string, from: unknown, to: unknown): AuditChange[] => {
  if (isPlain(from) && isPlain(to)) return [{ kind: 'changed', field, from, to }];
  if (!isObject(from) || !isObject(to)) return [{ kind: 'touched', field }];
  const inner = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return inner
    .filter((name) => own(from, name) !== own(to, name))
    .flatMap((name) => compared(name, own(from, name), own(to, name)));
};

/** People name fields, and may name one `toString`. */
const own = (object: Record<string, unknown>, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  isObject(value) && 'from' in value && 'to' in value;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
