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
    isGroup(base[name]) && isGroup(mine[name]) && isGroup(latest[name])
      ? rebased(base[name], mine[name], latest[name])
      : mine[name],
  ]);
  return { ...latest, ...Object.fromEntries(touched) };
};

/** Values that are kept together, each of which is somebody's own change. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
