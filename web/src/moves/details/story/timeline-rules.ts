import type { MoveEvent, MoveEventKind } from '@archway/contract/moves/move-event';
import type { MoveEventRow } from '@archway/contract/moves/move-event-row';

/** As much of what was recorded as its story needs. Nobody is named while it is still on its way from here. */
export type ToldEvent = Pick<MoveEvent, 'id' | 'at' | 'kind' | 'quantity' | 'roomId' | 'undoes'> &
  Pick<MoveEventRow, 'by' | 'itemName' | 'note' | 'reason' | 'taken' | 'pictureIds'>;

/** What one person did in a row. */
export type Chapter = {
  /** The first of its events. */
  readonly key: string;
  readonly kind: MoveEventKind;
  readonly by: string | null;
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Each thing once, in the order it was recorded. */
  readonly names: readonly string[];
  readonly roomId: string | null;
  readonly note: string;
  readonly reason: MoveEventRow['reason'];
  readonly pictureIds: MoveEventRow['pictureIds'];
};

/** Whoever pauses for longer begins something new. */
const pauseMs = 20 * 60_000;

/**
 * What happened on a move as a person tells it, the newest first: forty pieces that somebody picked up in a row are one thing.
 * What was taken back is left out, together with what took it back.
 */
export const chaptersOf = (events: Iterable<ToldEvent>): Chapter[] => {
  const all = [...events];
  const undone = new Set<string>(all.flatMap(({ undoes }) => undoes ?? []));
  const counting = all
    .filter(({ id, kind }) => kind !== 'undone' && !undone.has(id))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1));
  const chapters: ToldEvent[][] = [];
  /** People work side by side: what one does is not broken by what another does meanwhile. */
  const latest = new Map<string, ToldEvent[]>();
  for (const event of counting) {
    const own = latest.get(event.by ?? '');
    const last = own?.at(-1);
    if (own && last && isOneStory(last, event)) own.push(event);
    else {
      const begun = [event];
      chapters.push(begun);
      latest.set(event.by ?? '', begun);
    }
  }
  return chapters
    .map(chapterOf)
    .sort((one, other) => Date.parse(other.to) - Date.parse(one.to) || (one.key < other.key ? 1 : -1));
};

const isOneStory = (last: ToldEvent, next: ToldEvent) =>
  last.kind === next.kind &&
  last.roomId === next.roomId &&
  last.note === next.note &&
  last.reason === next.reason &&
  !isToldAlone(next) &&
  Date.parse(next.at) - Date.parse(last.at) <= pauseMs;

/** With its photos, each by itself. */
const isToldAlone = ({ kind }: ToldEvent) =>
  kind === 'damaged' || kind === 'signed' || kind === 'photographed';

const chapterOf = (events: readonly ToldEvent[]): Chapter => {
  const [first, last] = [events[0], events.at(-1)] as [ToldEvent, ToldEvent]; // each begins with one
  return {
    key: first.id,
    kind: first.kind,
    by: first.by,
    from: first.at,
    to: last.at,
    count: events.reduce((sum, { quantity }) => sum + quantity, 0),
    names: [...new Set(events.flatMap(({ itemName }) => itemName ?? []))],
    roomId: first.roomId,
    note: first.note,
    reason: first.reason,
    pictureIds: events.flatMap(({ pictureIds }) => pictureIds),
  };
};
