import type { Branch, TreeRow } from './tree-rows.ts';

export type Nested<Row extends TreeRow> = {
  readonly branch: Branch<Row>;
  readonly inside: readonly Nested<Row>[];
};

/** Rows in the order they are read, each with those below it that stand deeper. */
export const nested = <Row extends TreeRow>(branches: readonly Branch<Row>[]): readonly Nested<Row>[] => {
  const top: Nested<Row>[] = [];
  const way: { depth: number; inside: Nested<Row>[] }[] = [];
  for (const branch of branches) {
    while ((way.at(-1)?.depth ?? -1) >= branch.depth) way.pop();
    const inside: Nested<Row>[] = [];
    (way.at(-1)?.inside ?? top).push({ branch, inside });
    way.push({ depth: branch.depth, inside });
  }
  return top;
};
