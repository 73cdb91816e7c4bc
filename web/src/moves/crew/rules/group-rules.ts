import type { Leg, MoveKind } from '@archway/contract/moves/states';
import type { CrewLine } from './crew-line.ts';
import { type Done, doneOn, isDone, sumOf } from './leg-counts.ts';

/** Lines that are worked on where somebody stands: before a bin, or in a room. */
export type LineGroup = Done & {
  readonly key: string;
  readonly by: 'bin' | 'room' | 'extra';
  /** From the outside in; empty where nobody knows. */
  readonly path: readonly string[];
  readonly lines: readonly CrewLine[];
};

/** Storage is walked bin by bin, a home room by room. */
const groupedBy = (kind: MoveKind, leg: Leg): 'bin' | 'room' => {
  if (leg === 'return') return 'bin';
  return (kind === 'in') === (leg === 'pickup') ? 'bin' : 'room';
};

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** One path before another, as somebody walks by: aisle by aisle, 2 before 10. */
export const comparePaths = (one: readonly string[], other: readonly string[]): number => {
  for (let depth = 0; depth < Math.max(one.length, other.length); depth += 1) {
    const [here, there] = [one[depth], other[depth]];
    if (here === undefined || there === undefined) return here === there ? 0 : here === undefined ? -1 : 1;
    const order = natural.compare(here, there);
    if (order !== 0) return order;
  }
  return 0;
};

/**
 * The lines of a leg, grouped by where they are worked on. Bins are in walking order, rooms in that of the plan; what nobody
 * knows a location of comes after, and last what came along without being planned. Lines with nothing to do on a leg are not
 * part of it.
 */
export const groupLines = (kind: MoveKind, leg: Leg, lines: readonly CrewLine[]): LineGroup[] => {
  const by = groupedBy(kind, leg);
  const here = lines.filter((line) => {
    const { done, total } = doneOn(kind, leg, line);
    return done + total > 0;
  });
  const groups = Map.groupBy(here, (line) => keyOf(by, line));
  const made = [...groups].map(([key, own]): LineGroup => {
    const [first] = own;
    const path = key === 'extra' || !first ? [] : pathOf(by, first);
    const sum = sumOf(own.map((line) => doneOn(kind, leg, line)));
    return { key, by: key === 'extra' ? 'extra' : by, path, lines: own, ...sum };
  });
  return made
    .map((group, nth) => ({ group, nth }))
    .sort(
      (one, other) =>
        rankOf(one.group) - rankOf(other.group) ||
        (by === 'bin' ? comparePaths(one.group.path, other.group.path) : 0) ||
        one.nth - other.nth,
    )
    .map(({ group }) => group);
};

const keyOf = (by: 'bin' | 'room', line: CrewLine) => {
  if (line.isExtra) return 'extra';
  return (by === 'bin' ? line.bins[0]?.locationId : line.roomId) ?? 'none';
};

const pathOf = (by: 'bin' | 'room', line: CrewLine): readonly string[] => {
  if (by === 'bin') return line.bins[0]?.path ?? [];
  return line.roomName ? [line.roomName] : [];
};

const rankOf = ({ key }: LineGroup) => (key === 'extra' ? 2 : key === 'none' ? 1 : 0);

/** What a group is turned by: what somebody opened or closed holds until it is done, or not any more. */
export const turnKey = (group: LineGroup) => `${group.key} ${isDone(group) ? 'done' : 'open'}`;

/** What a list shows: groups that are done are closed until somebody opens them, and the other way around. */
export type ListRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: LineGroup; readonly isOpen: boolean }
  | { readonly kind: 'line'; readonly key: string; readonly line: CrewLine };

export const rowsOf = (groups: readonly LineGroup[], turned: ReadonlySet<string>): ListRow[] =>
  groups.flatMap((group): ListRow[] => {
    const isOpen = isDone(group) === turned.has(turnKey(group));
    const head = { kind: 'group', key: `group ${group.key}`, group, isOpen } as const;
    if (!isOpen) return [head];
    return [head, ...group.lines.map((line) => ({ kind: 'line', key: line.id, line }) as const)];
  });
