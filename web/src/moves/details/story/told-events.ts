import type { MoveState } from '../../crew/known/move-session.ts';
import type { ToldEvent } from './timeline-rules.ts';

/** Everything on a move, as the server told it or, while it is still on its way from here, as it was recorded. */
export const toldEvents = ({ events, rows, facts, lines }: MoveState): ToldEvent[] =>
  [...events.values()].map((event) => {
    const fact = facts.get(event.id);
    return (
      rows.get(event.id) ?? {
        ...event,
        by: null,
        itemName: lines.find(({ itemId }) => itemId === event.itemId)?.itemName ?? null,
        note: fact?.note ?? '',
        reason: fact?.reason ?? null,
        taken: fact?.taken ?? null,
        pictureIds: [],
      }
    );
  });

/** What was not taken back of one kind, the latest first. */
export const latestOf = (kind: ToldEvent['kind'], events: readonly ToldEvent[]): ToldEvent[] => {
  const undone = new Set<string>(events.flatMap(({ undoes }) => undoes ?? []));
  return events
    .filter((event) => event.kind === kind && !undone.has(event.id))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? 1 : -1));
};
