import { useMemo, useRef, useState } from 'react';

type Selectable = { readonly id: string };
type SelectionRules<Row> = {
  /** As many as the server changes at once. */
  readonly most: number;
  /** What is being looked for (`list.scope`), where looking for something else lets go of the rows, so that nothing unseen is changed. */
  readonly scope?: string;
  /** Whether anything could be done with it. */
  readonly fits?: (row: Row) => boolean;
};

/** The rows selected for an action, also on other pages, each as it is now. What it offers stays the same: rows are drawn only when they change. */
export const useSelection = <Row extends Selectable>(
  rows: readonly Row[],
  { most, scope = '', fits }: SelectionRules<Row>,
) => {
  const [kept, setKept] = useState<{ scope: string; chosen: ReadonlyMap<string, Row> }>(none);
  const before: ReadonlyMap<string, Row> = kept.scope === scope ? kept.chosen : none.chosen;
  const chosen = useMemo(() => {
    const now = new Map(rows.map((row) => [row.id, row]));
    return new Map([...before].map(([id, row]) => [id, now.get(id) ?? row]));
  }, [before, rows]);
  const latest = useRef({ rows, most, scope, fits, chosen });
  latest.current = { rows, most, scope, fits, chosen };
  const [actions] = useState(() => {
    const become = (ids: ReadonlySet<string>) => {
      const now = latest.current;
      const known = new Map([
        ...now.chosen,
        ...now.rows.filter((row) => now.fits?.(row) ?? true).map((row) => [row.id, row] as const),
      ]);
      const next = [...ids].slice(0, now.most).flatMap((id) => {
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
  const ids: ReadonlySet<string> = useMemo(() => new Set(before.keys()), [before]);
  return { ids, chosen, ...actions };
};

export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>;

const none = { scope: '', chosen: new Map<string, never>() };
