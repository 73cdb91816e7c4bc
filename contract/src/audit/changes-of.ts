import type { CustomType } from '../kernel/custom-table.ts';

/** One line of what an entry tells: a field that changed, a fact, or a list too long to print. */
export type AuditChange =
  | {
      readonly kind: 'changed';
      readonly field: string;
      readonly from: unknown;
      readonly to: unknown;
      /** Of a custom field, which is called as it was called then. */
      readonly custom?: CustomType;
    }
  | { readonly kind: 'fact'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'touched'; readonly field: string };

/** Reads the details of an entry: `{ role: { from, to } }` is a change, anything else a fact. Objects are taken apart. */
export const changesOf = (details: Readonly<Record<string, unknown>>): AuditChange[] =>
  Object.entries(details).flatMap(([field, value]) => {
    if (!isChange(value))
      return isPlain(value) ? [{ kind: 'fact', field, value }] : [{ kind: 'touched', field }];
    if (field === 'customFields') return customChanges(value);
    return compared(field, value.from, value.to);
  });

/** Under the names the fields had, with the types by which their values are written. */
const customChanges = (value: { from: unknown; to: unknown; types?: unknown }): AuditChange[] => {
  const types = isObject(value.types) ? value.types : {};
  return compared('customFields', value.from, value.to).map((change) =>
    change.kind === 'changed' && change.field !== 'customFields'
      ? { ...change, custom: (own(types, change.field) ?? 'text') as CustomType } // as the server writes it
      : change,
  );
};

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

const isChange = (value: unknown): value is { from: unknown; to: unknown; types?: unknown } =>
  isObject(value) && 'from' in value && 'to' in value;

/** A few words can be printed as they are; a long list, or one of other things, cannot. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.length <= 12 && value.every(isWord));
const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';
