import type { Point } from './camera.ts';

/** The edge around shapes that lie side by side: of every line that two of them share nothing is left. */
export const edgeOf = (shapes: readonly (readonly Point[])[]): string => {
  const onward = new Map<string, string[]>();
  for (const shape of shapes) {
    const corners = shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    for (const [at, from] of corners.entries()) {
      const to = corners[(at + 1) % corners.length] ?? from;
      if (from !== to && !taken(onward, to, from)) onward.set(from, [...(onward.get(from) ?? []), to]);
    }
  }
  return loopsOf(onward);
};

/** Takes a line away, and says whether it was there. */
const taken = (onward: Map<string, string[]>, from: string, to: string) => {
  const ends = onward.get(from);
  const at = ends?.indexOf(to) ?? -1;
  if (!ends || at < 0) return false;
  ends.splice(at, 1);
  return true;
};

/** As many lines lead to a corner as lead on from it, so whoever follows them comes back. */
const loopsOf = (onward: Map<string, string[]>) => {
  let path = '';
  for (const [start, ends] of onward) {
    while (ends.length > 0) {
      const loop = [start];
      for (let next = ends.pop(); next !== undefined && next !== start; next = onward.get(next)?.pop())
        loop.push(next);
      path += `M${loop.join('L')}Z`;
    }
  }
  return path;
};
