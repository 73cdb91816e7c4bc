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
  const organization = useUser().activeOrganization?.id ?? '';
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  const shown = readColumns(text, { organization, list, choice });
  const choose = (columns: readonly string[] | null) => {
    const all = parseObject(stored.read(key)) ?? {};
    const ofOrganization = asObject(all[organization]);
    const next = { ...ofOrganization, [list]: columns ?? undefined };
    stored.write(key, JSON.stringify({ ...all, [organization]: next }));
    for (const listener of listeners) listener();
  };
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

type Reading = { organization: string; list: SavedList; choice: Choice };

/** What is kept, as far as it is understood; the usual columns otherwise. Always in the order of the list. */
export const readColumns = (
  text: string | null,
  { organization, list, choice }: Reading,
): readonly string[] => {
  const kept = asObject(parseObject(text)?.[organization])[list];
  return Array.isArray(kept) ? choice.choosable.filter((column) => kept.includes(column)) : choice.usual;
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // any object has such keys

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
