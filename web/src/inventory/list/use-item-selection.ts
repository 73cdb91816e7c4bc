import type { ItemRow } from '@archway/contract/inventory/item';
import { useMemo, useRef, useState } from 'react';

/** As many as the server changes at once. */
const mostSelected = 1000;

type Chosen = ReadonlyMap<string, ItemRow>;
const nobody: Chosen = new Map();

/**
 * The items chosen for an action, also on other pages. `scope` says what is being looked for: looking for something else
 * lets go of them, so that nothing unseen is changed.
 */
export const useItemSelection = (rows: readonly ItemRow[], scope: string) => {
  const [kept, setKept] = useState<{ scope: string; chosen: Chosen }>({ scope, chosen: nobody });
  const chosen = kept.scope === scope ? kept.chosen : nobody;
  const latest = useRef({ rows, scope, chosen });
  latest.current = { rows, scope, chosen };
  const [actions] = useState(() => {
    const become = (ids: ReadonlySet<string>) => {
      const now = latest.current;
      const known = new Map([...now.chosen, ...now.rows.map((row) => [row.id as string, row] as const)]);
      const next = [...ids].slice(0, mostSelected).flatMap((id) => {
        const row = known.get(id);
        return row ? [[id, row] as const] : [];
      });
      setKept({ scope: now.scope, chosen: new Map(next) });
    };
    return {
      become,
      toggle: (id: string) => {
        const ids = new Set(latest.current.chosen.keys());
        if (!ids.delete(id)) ids.add(id);
        become(ids);
      },
      clear: () => become(new Set()),
    };
  });
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  return { ids, chosen, ...actions };
};

export type ItemSelection = ReturnType<typeof useItemSelection>;
