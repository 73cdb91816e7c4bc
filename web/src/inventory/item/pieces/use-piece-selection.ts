import type { Unit } from '@archway/contract/inventory/unit';
import { useState } from 'react';

/** The pieces that are chosen: they stay chosen over several pages, each as it is now. */
export const usePieceSelection = (rows: readonly Unit[]) => {
  const [kept, setKept] = useState<ReadonlyMap<string, Unit>>(new Map());
  const latest = (id: string) => rows.find((row) => row.id === id) ?? kept.get(id);
  return {
    selected: new Set(kept.keys()),
    chosen: [...kept.keys()].flatMap((id) => latest(id) ?? []),
    select: (ids: ReadonlySet<string>) =>
      setKept(
        new Map(
          [...ids].flatMap((id) => {
            const unit = latest(id);
            return unit ? [[id, unit] as const] : [];
          }),
        ),
      ),
    clear: () => setKept(new Map()),
  };
};
