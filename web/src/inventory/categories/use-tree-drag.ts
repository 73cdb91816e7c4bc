import type { Category } from '@archway/contract/inventory/category';
import {
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useDirection } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { type Branch, withinRow } from '../../ui/tree/tree-rows.ts';
import { projectedPosition, type TreePosition } from './position-rules.ts';
import { stepWidth, treeKeys } from './tree-keys.ts';
import { useDragWords } from './use-drag-words.ts';

type TreeDrag = {
  rows: readonly Category[];
  branches: readonly Branch<Category>[];
  onReposition: ((target: TreePosition) => void) | undefined;
};

type Dragged = { readonly id: string; readonly overId: string; readonly shift: number };

/** A row being dragged: where it would stand if it were let go now, told to the eye and to the ear. */
export const useTreeDrag = ({ rows, branches, onReposition }: TreeDrag) => {
  const rtl = useDirection().dir === 'rtl';
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const inside = dragged ? withinRow(rows, dragged.id) : new Set<string>();
  const shown = dragged
    ? branches.filter(({ row }) => row.id === dragged.id || !inside.has(row.id))
    : branches;
  const project = ({ id, overId, shift }: Dragged) =>
    projectedPosition({ branches: shown, activeId: id, overId, shift });
  const projected = dragged ? project(dragged) : undefined;
  // Read by the sensor and by the words at the moment of a key press, not when this was drawn.
  const now = useRef(projected);
  now.current = projected;
  const overNow = useRef<string>(undefined);

  const follow = ({ active, over, delta }: Pick<DragMoveEvent, 'active' | 'over' | 'delta'>) => {
    const next = {
      id: String(active.id),
      overId: String(over?.id ?? active.id),
      shift: Math.round((rtl ? -delta.x : delta.x) / stepWidth),
    };
    now.current = project(next) ?? now.current;
    overNow.current = next.overId;
    setDragged(next);
  };
  const keys = useMemo(
    () => treeKeys({ rtl, depths: () => now.current, over: () => overNow.current }),
    [rtl],
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keys }),
  );
  const accessibility = useDragWords({ rows, positionNow: () => now.current?.target });
  return {
    sensors,
    accessibility,
    /** Without what stands in the dragged row. */
    branches: shown,
    /** How deep the dragged row would stand; nothing for the others. */
    depthOf: (id: string) => (dragged?.id === id ? projected?.depth : undefined),
    handlers: {
      onDragStart: ({ active }: DragStartEvent) => {
        overNow.current = String(active.id);
        setDragged({ id: String(active.id), overId: String(active.id), shift: 0 });
      },
      onDragMove: follow,
      onDragOver: follow,
      onDragEnd: () => {
        if (now.current) onReposition?.(now.current.target);
        setDragged(null);
      },
      onDragCancel: () => setDragged(null),
    },
  };
};
