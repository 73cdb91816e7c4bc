import type { SavedList } from '@archway/contract/team/saved-view';
import { useSyncExternalStore } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { parseObject, stored } from '../../platform/storage/local-storage.ts';

/** Of a list: what can be chosen, in its order, and what is shown where nothing was chosen. */
export type Choice = { readonly choosable: readonly string[]; readonly usual: readonly string[] };

const key = 'listColumns';
const listeners = new Set<() => void>();

/** The columns of a list, as this device keeps them for each organization. */
export const useColumnChoice = (list: SavedList, choice: Choice) => {
  const organization = useOrganization();
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  const shown = readColumns(text, { organization, list, choice });
  const choose = (columns: readonly string[] | null) => keepColumns({ organization, list }, columns);
  return {
    shown,
    /** As a view keeps them: null for the usual ones. */
    kept: shown.join() === choice.usual.join() ? null : [...shown],
    choose,
    toggle: (column: string) =>
      choose(choice.choosable.filter((each) => (each === column) !== shown.includes(each))),
    reset: () => choose(null),
  };
};

/** What this device keeps, also of columns that are not known yet; nothing for the usual ones. */
export const useKeptColumns = (list: SavedList): readonly unknown[] => {
  const organization = useOrganization();
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  return keptColumns(text, { organization, list }) ?? [];
};

type Kept = { readonly organization: string; readonly list: SavedList };

/** Keeps columns on this device; null for the usual ones. */
export const keepColumns = ({ organization, list }: Kept, columns: readonly string[] | null) => {
  const all = parseObject(stored.read(key)) ?? {};
  const next = { ...asObject(all[organization]), [list]: columns ?? undefined };
  stored.write(key, JSON.stringify({ ...all, [organization]: next }));
  for (const listener of listeners) listener();
};

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

const keptColumns = (text: string | null, { organization, list }: Kept): readonly unknown[] | undefined => {
  const kept = asObject(parseObject(text)?.[organization])[list];
  return Array.isArray(kept) ? kept : undefined;
};

const useOrganization = () => useUser().activeOrganization?.id ?? '';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // any object has such keys

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
