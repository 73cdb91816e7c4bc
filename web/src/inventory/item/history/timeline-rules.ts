import type { InventoryEvent } from '@archway/contract/inventory/unit';
import { dayIn } from '../../day-in.ts';

/** One thing that was said, of one piece or of many at once. */
export type EntryGroup = {
  readonly key: string;
  readonly kind: InventoryEvent['kind'];
  readonly at: string;
  readonly by: string | null;
  readonly locationName: string | null;
  readonly condition: InventoryEvent['condition'];
  readonly note: string;
  readonly undone: boolean;
  readonly pictureIds: InventoryEvent['pictureIds'];
  readonly events: readonly InventoryEvent[];
};

export type TimelineDay = { readonly day: string; readonly entries: readonly EntryGroup[] };

/** Events, the newest first, as a person tells them: by day, and what was said of twenty pieces at once as one thing. */
export const timelineOf = (
  events: readonly InventoryEvent[],
  timeZone: string | undefined,
): TimelineDay[] => {
  const entries = Map.groupBy(events, sameEntry);
  const told = [...entries].map(([key, together]) => entryOf(key, together));
  const days = Map.groupBy(told, ({ at }) => dayIn(timeZone, new Date(at)));
  return [...days].map(([day, list]) => ({ day, entries: list }));
};

/** Kinds that the server does not take back, or only where their move is worked on. */
const final: readonly InventoryEvent['kind'][] = [
  'added',
  'undone',
  'repaired',
  'relocated',
  'picked',
  'dropped',
  'returned',
  'left',
];

/** Two days: a slip is noticed by then; later the next move, or finding it, sets things right. */
const slip = 2 * 86_400_000;

/**
 * The events that are offered to be undone: the last one that still counts of each piece, while it is fresh. What came before
 * it is undone after it, so that nobody pulls a fact from under a later one.
 */
export const undoable = (events: readonly InventoryEvent[], now: Date): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = new Set<string>();
  for (const { id, unitId, kind, undone, at } of events) {
    if (unitId === null || undone || seen.has(unitId)) continue;
    seen.add(unitId);
    if (!final.includes(kind) && now.getTime() - Date.parse(at) < slip) open.add(id);
  }
  return open;
};

const sameEntry = ({ kind, at, byId, locationId, condition, note, undone, unitId, id }: InventoryEvent) =>
  // Counted things are told one by one: each has its own quantity.
  unitId === null ? id : JSON.stringify([kind, at, byId, locationId, condition, note, undone]);

const entryOf = (
  key: string,
  events: readonly [InventoryEvent, ...InventoryEvent[]] | InventoryEvent[],
): EntryGroup => {
  const [first] = events as [InventoryEvent, ...InventoryEvent[]]; // a group has at least one
  const { kind, at, by, locationName, condition, note, undone } = first;
  return {
    key,
    kind,
    at,
    by,
    locationName,
    condition,
    note,
    undone,
    pictureIds: events.flatMap(({ pictureIds }) => pictureIds),
    events,
  };
};
