import {
  type CountedKind,
  type CountedOnMove,
  countedKinds,
} from '@archway/contract/inventory/counted-on-move';
import type { EventId } from '@archway/contract/kernel/ids';
import type { PlannedChange, StockChange } from './stock-timeline-rules.ts';

/** How many of an event left a bin by it, and how many left the home. */
type Carry = { readonly fromBin: number; readonly fromSite: number };

export const isCountedKind = (kind: string): kind is CountedKind =>
  (countedKinds as readonly string[]).includes(kind);

/**
 * What each event of one move and item carries. All picks come first, whenever they were. Then what became of it, in order,
 * takes from the hands of the crew and then from what they dropped in the home: what is dropped or sold without having been
 * picked left its bin all the same, and what is looked for in vain without it left nothing. What turns up again was not missing.
 */
const carriesOf = (events: readonly CountedOnMove[]): ReadonlyMap<EventId, Carry> => {
  const carries = new Map<EventId, Carry>();
  const picked = events.filter(({ kind, moveKind }) => kind === 'picked' && moveKind === 'in');
  for (const { id, quantity } of picked) carries.set(id, { fromBin: quantity, fromSite: 0 });
  let hand = picked.reduce((sum, { quantity }) => sum + quantity, 0);
  let home = 0;
  const missing: { readonly id: EventId; many: number }[] = [];
  for (const { id, kind, moveKind, quantity } of events.toSorted(inOrder)) {
    if (kind === 'picked') continue;
    if (kind === 'found') {
      let left = quantity;
      for (const each of missing) {
        const back = Math.min(left, each.many);
        each.many -= back;
        left -= back;
        hand += back;
        carries.set(each.id, { fromBin: 0, fromSite: each.many });
      }
      continue;
    }
    const ofHand = Math.min(quantity, hand);
    const ofHome = kind === 'dropped' ? 0 : Math.min(quantity - ofHand, home);
    const unpicked = quantity - ofHand - ofHome;
    hand -= ofHand;
    home += kind === 'dropped' ? quantity : -ofHome;
    if (moveKind === 'out') carries.set(id, { fromBin: 0, fromSite: kind === 'dropped' ? 0 : quantity });
    else if (kind === 'dropped') carries.set(id, { fromBin: unpicked, fromSite: 0 });
    else if (kind === 'returned') carries.set(id, { fromBin: 0, fromSite: quantity });
    else if (kind === 'missing') carries.set(id, { fromBin: 0, fromSite: quantity - unpicked });
    else carries.set(id, { fromBin: unpicked, fromSite: quantity - unpicked });
    if (kind === 'missing') missing.push({ id, many: carries.get(id)?.fromSite ?? 0 });
  }
  return carries;
};

const inOrder = (one: CountedOnMove, other: CountedOnMove) =>
  Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1);

type Carried = Extract<StockChange, { kind: 'carried' }>;

/** What an event changes in which locations. What comes back to a bin is as many as the home gave. */
export const changesOfCarry = (event: CountedOnMove, { fromBin, fromSite }: Carry): Carried[] => {
  const { kind, siteId, locationId, verdict } = event;
  const carried = { kind: 'carried' } as const;
  switch (kind) {
    case 'picked':
      return event.moveKind === 'in'
        ? [{ ...carried, fromId: locationId, toId: siteId, quantity: fromBin }]
        : [];
    case 'dropped':
      return locationId ? [{ ...carried, fromId: locationId, toId: siteId, quantity: fromBin }] : [];
    case 'returned':
      // What is retired is written off: it stands nowhere any more.
      return [
        {
          ...carried,
          fromId: siteId,
          toId: verdict === 'retire' ? null : locationId,
          quantity: fromSite,
          isBounded: true,
        },
      ];
    case 'missing':
      return [{ ...carried, fromId: siteId, toId: null, quantity: fromSite }];
    case 'sold':
    case 'left':
      return [
        { ...carried, fromId: siteId, toId: null, quantity: fromSite },
        ...(locationId ? [{ ...carried, fromId: locationId, toId: null, quantity: fromBin }] : []),
      ];
    case 'found':
      return [];
  }
};

/** The same of several moves and items. */
export const carriesOfAll = (events: readonly CountedOnMove[]): ReadonlyMap<EventId, Carry> =>
  new Map(
    [...Map.groupBy(events, ({ moveId, itemId }) => `${moveId} ${itemId}`).values()].flatMap((all) => [
      ...carriesOf(all),
    ]),
  );

/** What each event changes that carries something else by what is known now than by what was known before. */
export const carriedOtherwise = (
  before: readonly CountedOnMove[],
  after: readonly CountedOnMove[],
): PlannedChange[] => {
  const [was, becomes] = [carriesOfAll(before), carriesOfAll(after)];
  const isSame = (id: EventId) =>
    was.get(id)?.fromBin === becomes.get(id)?.fromBin && was.get(id)?.fromSite === becomes.get(id)?.fromSite;
  return after.flatMap((event) => {
    const carry = becomes.get(event.id);
    if (!carry || isSame(event.id)) return [];
    const { id, at, itemId } = event;
    return changesOfCarry(event, carry).map((change) => ({ id, at: Date.parse(at), itemId, change }));
  });
};
