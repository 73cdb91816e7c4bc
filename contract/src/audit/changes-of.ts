import type { Rule } from '../kernel/access/ability.ts';
import {
  type RightAction,
  type RightSubject,
  rightActions,
  rightSubjects,
  rightsOf,
} from '../kernel/access/rights.ts';
import type { CustomType } from '../kernel/fields/custom-table.ts';

/** One line of what an entry tells: a field that changed, what a list gained or lost, a fact, or what cannot be told. */
export type AuditChange =
  | {
      readonly kind: 'changed';
      readonly field: string;
      readonly from: unknown;
      readonly to: unknown;
      /** Of a custom field, which is called as it was called then. */
      readonly custom?: CustomType;
    }
  | { readonly kind: 'added' | 'removed' | 'fact'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'touched'; readonly field: string };

/** What a role gained or lost of one subject. */
export type LoggedRight = { readonly subject: RightSubject; readonly actions: readonly RightAction[] };

/** Reads the details of an entry: `{ role: { from, to } }` is a change, anything else a fact. Objects are taken apart. */
export const changesOf = (details: Readonly<Record<string, unknown>>): AuditChange[] =>
  Object.entries(details).flatMap(([field, value]) => {
    if (!isChange(value))
      return isTellable(value) ? [{ kind: 'fact', field, value }] : [{ kind: 'touched', field }];
    if (field === 'customFields') return customChanges(value);
    if (field === 'rules') return rightChanges(value);
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

/** Rules come to rights, and people know a role by these. */
const rightChanges = ({ from, to }: { from: unknown; to: unknown }): AuditChange[] => {
  if (!Array.isArray(from) || !Array.isArray(to)) return [{ kind: 'touched', field: 'rules' }];
  const before = rightsOf(from as Rule[]); // as the server writes them
  const after = rightsOf(to as Rule[]); // likewise
  const gained = (more: typeof before, less: typeof before): LoggedRight[] =>
    rightSubjects
      .map((subject) => ({
        subject,
        actions: rightActions.filter((action) => more[subject].has(action) && !less[subject].has(action)),
      }))
      .filter(({ actions }) => actions.length > 0);
  return listChanges('rules', gained(after, before), gained(before, after));
};

const compared = (field: string, from: unknown, to: unknown): AuditChange[] => {
  if (isPlain(from) && isPlain(to)) return [{ kind: 'changed', field, from, to }];
  if (Array.isArray(from) && Array.isArray(to)) return comparedLists(field, from, to);
  if (!isObject(from) || !isObject(to)) return [{ kind: 'touched', field }];
  const inner = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return inner
    .filter((name) => own(from, name) !== own(to, name))
    .flatMap((name) => compared(name, own(from, name), own(to, name)));
};

/** Of long lists, and of lists of things with names, only what differs. */
const comparedLists = (field: string, from: readonly unknown[], to: readonly unknown[]): AuditChange[] => {
  if (![...from, ...to].every((each) => isWord(each) || nameOf(each) !== undefined))
    return [{ kind: 'touched', field }];
  const without = (list: readonly unknown[], others: readonly unknown[]) => {
    const known = new Set(others.map((each) => JSON.stringify(each)));
    return list.filter((each) => !known.has(JSON.stringify(each)));
  };
  const gone = without(from, to);
  const came = without(to, from);
  const pairs = came.flatMap((after) => {
    const [before, ...others] = named(gone, after);
    return before !== undefined && others.length === 0 && named(came, after).length === 1
      ? [{ before, after }]
      : [];
  });
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  const isAlone = (each: unknown) => !paired.has(each);
  const edited = pairs.map(({ before, after }): AuditChange => {
    return { kind: 'changed', field, from: [before], to: [after] };
  });
  const rest = [came.filter(isAlone), gone.filter(isAlone)] as const;
  return rest.every((list) => list.length === 0) && edited.length > 0
    ? edited
    : [...edited, ...listChanges(field, ...rest)];
};

/** Those that are called as this one. */
const named = (list: readonly unknown[], like: unknown) =>
  list.filter((each) => nameOf(like) !== undefined && nameOf(each) === nameOf(like));

/** The order alone has no words. */
const listChanges = (
  field: string,
  added: readonly unknown[],
  removed: readonly unknown[],
): AuditChange[] => {
  const lines: AuditChange[] = [
    ...(added.length > 0 ? [{ kind: 'added', field, value: added } as const] : []),
    ...(removed.length > 0 ? [{ kind: 'removed', field, value: removed } as const] : []),
  ];
  return lines.length > 0 ? lines : [{ kind: 'touched', field }];
};

/** People name fields, and may name one `toString`. */
const own = (object: Record<string, unknown>, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

const nameOf = (value: unknown) => {
  const name = isObject(value) ? own(value, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is { from: unknown; to: unknown; types?: unknown } =>
  isObject(value) && 'from' in value && 'to' in value;

/** A few words are told as they were and as they are; of a long list, or one of other things, what came and what went. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.length <= 12 && value.every(isWord));

/** A fact is told whole, however long it is. */
const isTellable = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isWord));

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';
