/** What is recorded of pieces on a move. */
export const moveEventKinds = [
  'picked',
  'dropped',
  'returned',
  'missing',
  'found',
  'sold',
  'left',
  'damaged',
  'shorted',
  'departed',
  'signed',
  'photographed',
  'undone',
] as const;
export type MoveEventKind = (typeof moveEventKinds)[number];

/** As much of an event as the lines of its move follow from. */
export type MoveEvent = {
  readonly id: string;
  readonly at: string;
  readonly kind: MoveEventKind;
  /** Null for what is about the whole move. */
  readonly itemId: string | null;
  /** Null for what is only counted. */
  readonly unitId: string | null;
  readonly quantity: number;
  /** The line it was recorded for: of the same item, or of one that it takes the place of. */
  readonly lineId: string | null;
  readonly roomId: string | null;
  readonly locationId: string | null;
  readonly undoes: string | null;
};

/** What was not taken back, in the order it happened: by moment, and by id where two have the same. */
export const countingEvents = (events: readonly MoveEvent[]): MoveEvent[] => {
  const undone = new Set(events.flatMap(({ undoes }) => undoes ?? []));
  const seen = new Set<string>();
  return events
    .filter(({ id, kind }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew && kind !== 'undone' && !undone.has(id);
    })
    .map((event) => ({ event, moment: Date.parse(event.at) }))
    .sort((one, other) => one.moment - other.moment || (one.event.id < other.event.id ? -1 : 1))
    .map(({ event }) => event);
};
