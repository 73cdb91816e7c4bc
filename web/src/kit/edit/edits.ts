/** What is to be sent of a change: only what is different. What somebody may not see, they do not write over. */
export const changedValues = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Values])), // its own keys
  ) as Partial<Values>; // some of them

/** The names of the values that differ. */
export const differingNames = <Values extends object>(one: Values, other: Values) =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name])); // its own keys

/**
 * My changes on top of somebody else's: only what I touched replaces what they have now. What is taken, by its path as in
 * `theirChanges`, stays theirs.
 */
export const rebased = <Values extends object>(
  base: Values,
  mine: Values,
  latest: Values,
  taken: ReadonlySet<string> = new Set(),
  at = '',
): Values => {
  const touched = differingNames(base, mine)
    .filter((name) => !taken.has(`${at}${name}`))
    .map((name) => {
      const [before, own, theirs]: unknown[] = [base[name], mine[name], latest[name]];
      if (isGroup(before) && isGroup(own) && isGroup(theirs))
        return [name, rebased(before, own, theirs, taken, `${at}${name}.`)];
      return [name, together(before, own, theirs)];
    });
  return { ...latest, ...Object.fromEntries(touched) };
};

/** One value that somebody else changed. */
export type TheirChange = {
  /** Its name; of values that are kept together, the names down to it: `sizes.width`. */
  readonly path: string;
  readonly before: unknown;
  readonly theirs: unknown;
  /** What becomes of it when mine is kept. */
  readonly mine: unknown;
  /** I changed it too, to something else: `one` can be kept, or `both` where mine adds to theirs. */
  readonly contested: 'one' | 'both' | null;
};

export const theirChanges = <Values extends object>(
  base: Values,
  mine: Values,
  latest: Values,
  at = '',
): TheirChange[] =>
  differingNames(base, latest).flatMap((name) => {
    const [before, own, theirs]: unknown[] = [base[name], mine[name], latest[name]];
    const path = `${at}${name}`;
    if (isGroup(before) && isGroup(own) && isGroup(theirs))
      return theirChanges(before, own, theirs, `${path}.`);
    const kept = isSame(before, own) ? theirs : together(before, own, theirs);
    const contested = isSame(kept, theirs) ? null : isSame(kept, own) ? 'one' : 'both';
    return [{ path, before, theirs, mine: kept, contested }];
  });

const together = (base: unknown, mine: unknown, latest: unknown): unknown =>
  Array.isArray(base) && Array.isArray(mine) && Array.isArray(latest)
    ? rebasedList(base, mine, latest)
    : mine;

/** Of a list, what I added and took away: what they added stays, and what they took away does not come back. */
const rebasedList = (base: readonly unknown[], mine: readonly unknown[], latest: readonly unknown[]) => {
  if (isSame(base, latest)) return mine;
  const added = mine.filter((one) => !has(base, one) && !has(latest, one));
  return [...latest.filter((one) => has(mine, one) || !has(base, one)), ...added];
};

const has = (list: readonly unknown[], one: unknown) => list.some((other) => isSame(other, one));

/** What a list got and lost; nothing for what is no list, was empty, or has the same in another order. */
export const listDifference = (before: unknown, after: unknown) => {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0) return null;
  const added = after.filter((one) => !has(before, one));
  const removed = before.filter((one) => !has(after, one));
  return added.length + removed.length > 0 ? { added, removed } : null;
};

/** Values that are kept together, each of which is somebody's own change. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
