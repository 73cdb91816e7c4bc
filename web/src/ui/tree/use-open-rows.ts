import { useState } from 'react';

/** What was opened and closed by hand, by tree: coming back from a row finds the tree as it was left. */
const kept = new Map<string, ReadonlyMap<string, boolean>>();

/** Which rows of a tree are open. Until somebody says otherwise, `openAtFirst` decides by depth. */
export const useOpenRows = (tree: string, openAtFirst: (depth: number) => boolean) => {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(kept.get(tree) ?? new Map());
  const become = (next: ReadonlyMap<string, boolean>) => {
    kept.set(tree, next);
    setToggled(next);
  };
  return {
    isOpen: (id: string, depth: number) => toggled.get(id) ?? openAtFirst(depth),
    set: (ids: readonly string[], open: boolean) =>
      become(new Map([...toggled, ...ids.map((id) => [id, open] as const)])),
  };
};
