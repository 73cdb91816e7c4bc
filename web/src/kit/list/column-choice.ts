import type { SavedList, ViewState } from '@archway/contract/team/saved-view';
import { useSyncExternalStore } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { parseObject, stored } from '../../platform/storage/local-storage.ts';

/** Of a list: what can be chosen, in its order, and what is shown where nothing was chosen. */
export type Choice = { readonly choosable: readonly string[]; readonly usual: readonly string[] };

/** The view that a list is looked at through; what is saved of it is nothing while it is being read. */
export type OpenView = {
  readonly id: string;
  readonly saved?: Pick<ViewState, 'columns'> | undefined;
};

const key = 'listColumns';
const listeners = new Set<() => void>();

/**
 * The columns of a list, as this device keeps them for each organization. Those of a view are the view's: what is changed
 * of them while it is open is kept beside, until another view is opened or the view is saved.
 */
export const useColumnChoice = (list: SavedList, choice: Choice, view?: OpenView) => {
  const organization = useOrganization();
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  const shown = readColumns(text, { organization, list, choice, view });
  const choose = (columns: readonly string[] | null) =>
    keepColumns({ organization, list, view }, view ? (columns ?? choice.usual) : columns);
  return {
    shown,
    /** As a view keeps them: null for the usual ones. */
    kept: shown.join() === choice.usual.join() ? null : [...shown],
    toggle: (column: string) =>
      choose(choice.choosable.filter((each) => (each === column) !== shown.includes(each))),
    reset: () => choose(null),
    /** A view that is opened is seen as it is saved. */
    forgetChanges: () => write({ organization, name: changedName(list) }, undefined),
  };
};

/** What is kept, also of columns that are not known yet; nothing for the usual ones. */
export const useKeptColumns = (list: SavedList, view?: OpenView): readonly unknown[] => {
  const organization = useOrganization();
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  return keptColumns(text, { organization, list, view }) ?? [];
};

type Kept = {
  readonly organization: string;
  readonly list: SavedList;
  readonly view?: OpenView | undefined;
};

/** Keeps columns on this device; null for the usual ones. */
export const keepColumns = ({ organization, list, view }: Kept, columns: readonly string[] | null) =>
  view
    ? write({ organization, name: changedName(list) }, { id: view.id, from: fromOf(view), columns })
    : write({ organization, name: list }, columns ?? undefined);

/** Whether this device keeps a choice at all. */
export const hasKeptColumns = (where: Kept) => keptColumns(stored.read(key), where) !== undefined;

/** What is kept, as far as it is understood; the usual columns otherwise. Always in the order of the list. */
export const readColumns = (
  text: string | null,
  { choice, ...where }: Kept & { readonly choice: Choice },
): readonly string[] => {
  const kept = keptColumns(text, where);
  return kept ? choice.choosable.filter((column) => kept.includes(column)) : choice.usual;
};

const keptColumns = (
  text: string | null,
  { organization, list, view }: Kept,
): readonly unknown[] | undefined => {
  const lists = asObject(parseObject(text)?.[organization]);
  const kept = view ? columnsOfView(asObject(lists[changedName(list)]), view) : lists[list];
  return Array.isArray(kept) ? kept : undefined;
};

/** What was changed since the view was opened, unless what is saved of it has changed, too. */
const columnsOfView = (changed: Readonly<Record<string, unknown>>, view: OpenView): unknown =>
  changed['id'] === view.id && (!view.saved || changed['from'] === fromOf(view))
    ? changed['columns']
    : view.saved?.columns;

const fromOf = ({ saved }: OpenView) => saved?.columns?.join() ?? '';

/** Under which the device keeps what was changed of the columns of the view that is open. */
const changedName = (list: SavedList) => `${list} view`;

const write = ({ organization, name }: { organization: string; name: string }, value: unknown) => {
  const all = parseObject(stored.read(key)) ?? {};
  const next = { ...asObject(all[organization]), [name]: value };
  stored.write(key, JSON.stringify({ ...all, [organization]: next }));
  for (const listener of listeners) listener();
};

const useOrganization = () => useUser().activeOrganization?.id ?? '';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // any object has such keys

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
