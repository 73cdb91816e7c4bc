import type { Category } from '@archway/contract/inventory/category';
import { closestCenter, DndContext, MeasuringStrategy } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts';
import { Tree } from '../../ui/tree/tree.tsx';
import { inTreeOrder, sumsWithin } from '../../ui/tree/tree-rows.ts';
import { CategoryLine } from './category-line.tsx';
import { looksOf, plainLook } from './look-rules.ts';
import { inOrder, type TreePosition } from './position-rules.ts';
import { useTreeDrag } from './use-tree-drag.ts';

type CategoryTreeProps = {
  rows: readonly Category[];
  isOpen: (id: string, depth: number) => boolean;
  onToggle: (id: string, open: boolean) => void;
  /** Without it nothing can be dragged. */
  onReposition?: ((target: TreePosition) => void) | undefined;
  menuOf: (category: Category) => ReactNode;
};

// What stands in a dragged row is gathered into it: everything below moves up, and is measured where it stands then.
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** The categories as they stand in each other, to be dragged by pointer or moved by keyboard. */
export const CategoryTree = ({ rows, isOpen, onToggle, onReposition, menuOf }: CategoryTreeProps) => {
  const { t } = useTranslation('inventory/categories');
  const ordered = inOrder(rows);
  const drag = useTreeDrag({ rows, branches: inTreeOrder(ordered, isOpen), onReposition });
  const looks = looksOf(rows);
  const sums = sumsWithin(rows, ({ items }) => items);
  const tree = useFocusKept(rows);
  return (
    <DndContext
      sensors={drag.sensors}
      collisionDetection={closestCenter}
      measuring={measuring}
      accessibility={drag.accessibility}
      {...drag.handlers}
    >
      <SortableContext
        items={drag.branches.map(({ row }) => row.id)}
        strategy={verticalListSortingStrategy}
        disabled={!onReposition}
      >
        <div ref={tree}>
          <Tree label={t('title')} branches={drag.branches}>
            {({ row, depth, children }) => (
              <CategoryLine
                category={row}
                depth={drag.depthOf(row.id) ?? depth}
                look={looks.get(row.id) ?? plainLook}
                all={sums.get(row.id) ?? row.items}
                hasInside={children > 0}
                open={isOpen(row.id, depth) && drag.depthOf(row.id) === undefined}
                onToggle={() => onToggle(row.id, !isOpen(row.id, depth))}
                draggable={onReposition !== undefined}
                menu={menuOf(row)}
              />
            )}
          </Tree>
        </div>
      </SortableContext>
    </DndContext>
  );
};
