import type { Branch, TreeRow } from './tree-rows.ts';

export type Nested<Row extends TreeRow> = {
  readonly branch: Branch<Row>;
  readonly inside: readonly Nested<Row>[];
};

/** Rows in the order they are read, each with those below it that stand deeper. */
export const nested = <Row extends TreeRow>(branches: readonly Branch<Row>[]): readonly Nested<Row>[] => {
  const top: Nested<Row>[] = [];
  const path: { depth: number; inside: Nested<Row>[] }[] = [];
  for (const branch of branches) {
    while ((path.at(-1)?.depth ?? -1) >= branch.depth) path.pop();
    const inside: Nested<Row>[] = [];
    (path.at(-1)?.inside ?? top).push({ branch, inside });
    path.push({ depth: branch.depth, inside });
  }
  return top;
};
