/** A point in the view, in pixels, with how wide its name is. */
type Labeled = { readonly id: string; readonly x: number; readonly y: number; readonly width: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const nameHeight = 22;
const pinSize = 28;

/** Which names can stand under their pins without covering another name or being covered by a pin: first come, first served. */
export const labelsWithRoom = (points: readonly Labeled[]): ReadonlySet<string> => {
  const pins = points.map(({ id, x, y }) => ({
    id,
    box: boxOf({ x, width: pinSize, top: y - pinSize, height: pinSize }),
  }));
  const placed: { id: string; box: Box }[] = [];
  for (const { id, x, y, width } of points) {
    const box = boxOf({ x, width, top: y, height: nameHeight });
    const isFree = [...pins, ...placed].every((other) => other.id === id || isApart(box, other.box));
    if (isFree) placed.push({ id, box });
  }
  return new Set(placed.map(({ id }) => id));
};

type Placed = { x: number; width: number; top: number; height: number };

const boxOf = ({ x, width, top, height }: Placed): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top,
  bottom: top + height,
});

const isApart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
