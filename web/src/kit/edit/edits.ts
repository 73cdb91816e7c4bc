/** What is to be sent of a change: only what is different. What somebody may not see, they do not write over. */
export const changedValues = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Values])), // its own keys
  ) as Partial<Values>; // some of them

/** The names of the values that differ. */
export const differingNames = <Values extends object>(one: Values, other: Values) =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name])); // its own keys

/** My changes on top of somebody else's: only what I touched replaces what they have now. */
export const rebased = <Values extends object>(base: Values, mine: Values, latest: Values): Values => {
  const touched = differingNames(base, mine).map((name) => [
    name,
    together(base[name], mine[name], latest[name]),
  ]);
  return { ...latest, ...Object.fromEntries(touched) };
};

const together = (base: unknown, mine: unknown, latest: unknown): unknown => {
  if (isGroup(base) && isGroup(mine) && isGroup(latest)) return rebased(base, mine, latest);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(latest))
    return rebasedList(base, mine, latest);
  return mine;
};

/** Of a list, what I added and took away: what they added stays, and what they took away does not come back. */
const rebasedList = (base: readonly unknown[], mine: readonly unknown[], latest: readonly unknown[]) => {
  if (isSame(base, latest)) return mine;
  const has = (list: readonly unknown[], one: unknown) => list.some((other) => isSame(other, one));
  const added = mine.filter((one) => !has(base, one) && !has(latest, one));
  return [...latest.filter((one) => has(mine, one) || !has(base, one)), ...added];
};

/** Values that are kept together, each of which is somebody's own change. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
