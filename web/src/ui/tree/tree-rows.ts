/** A row of a tree as the server tells it: flat, each naming what it stands in. */
export type TreeRow = { readonly id: string; readonly parentId: string | null };

/** A row where it stands: how deep, and as the how-manieth (from 0) of how many siblings. */
export type Branch<Row extends TreeRow> = {
  readonly row: Row;
  readonly depth: number;
  readonly index: number;
  readonly siblings: number;
  readonly children: number;
};

/** The rows standing in each row, in the order they were given. A row whose parent is not there stands at the top. */
export const childrenByParent = <Row extends TreeRow>(rows: readonly Row[]) => {
  const known = new Set(rows.map(({ id }) => id));
  const children = new Map<string | null, Row[]>();
  for (const row of rows) {
    const parent = row.parentId !== null && known.has(row.parentId) ? row.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  return children;
};

/** The rows as they are read from top to bottom: each one, then what stands in it, unless it is closed. */
export const inTreeOrder = <Row extends TreeRow>(
  rows: readonly Row[],
  isOpen: (id: string, depth: number) => boolean = () => true,
): Branch<Row>[] => {
  const children = childrenByParent(rows);
  const found: Branch<Row>[] = [];
  const walk = (parent: string | null, depth: number) => {
    const siblings = children.get(parent) ?? [];
    for (const [index, row] of siblings.entries()) {
      const inside = children.get(row.id)?.length ?? 0;
      found.push({ row, depth, index, siblings: siblings.length, children: inside });
      if (inside > 0 && isOpen(row.id, depth)) walk(row.id, depth + 1);
    }
  };
  walk(null, 0);
  return found;
};

/** What a row stands in, from the top down to its parent. */
export const ancestorsOf = <Row extends TreeRow>(rows: readonly Row[], id: string): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path: Row[] = [];
  let next = byId.get(byId.get(id)?.parentId ?? '');
  while (next && !path.includes(next)) {
    path.unshift(next);
    next = byId.get(next.parentId ?? '');
  }
  return path;
};

/** The row itself and everything inside it: where it cannot be put without standing inside itself. */
export const withinRow = (rows: readonly TreeRow[], id: string): ReadonlySet<string> => {
  const children = childrenByParent(rows);
  const inside = new Set<string>();
  const walk = (each: string) => {
    if (inside.has(each)) return;
    inside.add(each);
    for (const child of children.get(each) ?? []) walk(child.id);
  };
  walk(id);
  return inside;
};

/** A number of each row together with everything inside it. */
export const sumsWithin = <Row extends TreeRow>(
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  // From the last to the first: whatever stands in a row has been added up before the row itself.
  for (const { row } of inTreeOrder(rows).reverse()) {
    sums.set(row.id, (sums.get(row.id) ?? 0) + numberOf(row));
    if (row.parentId !== null)
      sums.set(row.parentId, (sums.get(row.parentId) ?? 0) + (sums.get(row.id) ?? 0));
  }
  return sums;
};

/** The rows that fit, and whatever they stand in, so that the tree still shows where they are. */
export const matchesWithPath = <Row extends TreeRow>(
  rows: readonly Row[],
  fits: (row: Row) => boolean,
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const match of rows.filter(fits)) {
    let next: Row | undefined = match;
    while (next && !kept.has(next.id)) {
      kept.add(next.id);
      next = byId.get(next.parentId ?? '');
    }
  }
  return rows.filter(({ id }) => kept.has(id));
};
