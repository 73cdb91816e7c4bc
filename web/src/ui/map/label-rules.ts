/** A point in the view, in pixels, with how wide its label is. */
type Labeled = { readonly id: string; readonly x: number; readonly y: number; readonly width: number };

const lineHeight = 20;
const pinWidth = 28;

/** Which labels can stand under their pins without covering another label: the first come, first served. */
export const labelsWithRoom = (points: readonly Labeled[]): ReadonlySet<string> => {
  const placed: Labeled[] = [];
  for (const point of points) {
    if (placed.every((other) => isApart(point, other))) placed.push(point);
  }
  return new Set(placed.map(({ id }) => id));
};

const isApart = (a: Labeled, b: Labeled) =>
  Math.abs(a.x - b.x) >= (Math.max(a.width, pinWidth) + Math.max(b.width, pinWidth)) / 2 ||
  Math.abs(a.y - b.y) >= lineHeight;
