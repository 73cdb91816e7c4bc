import type { Standing } from '@archway/contract/moves/standing';

/** A line as far as it is fetched from storage. */
export type PulledLine = {
  readonly id: string;
  readonly itemId: string;
  /** This very piece. */
  readonly unitId: string | null;
  readonly planned: number;
};

export type Stop = {
  readonly lineId: string;
  readonly locationId: string | null;
  readonly quantity: number;
  readonly unitCodes: string[];
};

type Left = { quantity: number; readonly standing: Standing };

/**
 * Where to fetch each line: the very piece where one is named, else whatever is met first on the way, and nothing twice.
 * `standings` stand in walking order. What is not in storage has no location.
 */
export const stopsOf = (lines: readonly PulledLine[], standings: readonly Standing[]): Stop[] => {
  const left: Left[] = standings.map((standing) => ({ standing, quantity: standing.quantity }));
  const byItem = Map.groupBy(left, ({ standing }) => standing.itemId);
  const named = lines.filter(({ unitId }) => unitId !== null);
  const taken = new Map<string, { standing: Standing | null; quantity: number }[]>();
  const take = ({ id, planned }: PulledLine, from: readonly Left[]) => {
    const parts: { standing: Standing | null; quantity: number }[] = [];
    let missing = planned;
    for (const each of from) {
      const quantity = Math.min(missing, each.quantity);
      if (quantity === 0) continue;
      each.quantity -= quantity;
      missing -= quantity;
      parts.push({ standing: each.standing, quantity });
    }
    if (missing > 0) parts.push({ standing: null, quantity: missing });
    taken.set(id, parts);
  };
  // Named pieces first: nobody else's line takes them.
  for (const line of named)
    take(
      line,
      (byItem.get(line.itemId) ?? []).filter(({ standing }) => standing.unitId === line.unitId),
    );
  for (const line of lines) if (line.unitId === null) take(line, byItem.get(line.itemId) ?? []);
  return lines.flatMap(({ id }) => stopsOfLine(id, taken.get(id) ?? []));
};

const stopsOfLine = (
  lineId: string,
  parts: readonly { standing: Standing | null; quantity: number }[],
): Stop[] =>
  [...Map.groupBy(parts, ({ standing }) => standing?.locationId ?? null)].map(([locationId, here]) => ({
    lineId,
    locationId,
    quantity: here.reduce((sum, { quantity }) => sum + quantity, 0),
    unitCodes: here.flatMap(({ standing }) => standing?.unitCode ?? []),
  }));

type Branch = {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string | null;
  readonly name: string;
};

/** Every location after the one it is in, neighbors by their codes: the way one walks. */
export const walkingOrder = (branches: readonly Branch[]): string[] => {
  const known = new Set(branches.map(({ id }) => id));
  const inside = Map.groupBy(branches, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null));
  const walk = (parentId: string | null): string[] =>
    (inside.get(parentId) ?? [])
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en', { numeric: true }))
      .flatMap(({ id }) => [id, ...walk(id)]);
  return walk(null);
};

/** Those without a code stand last. */
const keyOf = ({ code, name }: Branch) => code ?? `\uffff${name}`;
