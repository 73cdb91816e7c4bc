import { foldUnit } from '@archway/contract/inventory/fold-unit';
import type { Condition } from '@archway/contract/inventory/states';
import type { EventId, ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Catalog } from './catalog.ts';
import {
  addDemoEvents,
  addDemoUnits,
  addDemoWorkOrders,
  carryDemoStock,
  type EventValues,
  type UnitValues,
} from './catalog-store.ts';
import type { DemoItem } from './demo-items.ts';
import { costOf, daysBefore } from './demo-rows.ts';

type Kept = { readonly item: DemoItem; readonly id: ItemId };
type Locations = ReadonlyMap<string, StorageLocationId>;
type Piece = Pick<
  UnitValues,
  'id' | 'itemId' | 'code' | 'acquiredOn' | 'acquisitionCost' | 'homeLocationId'
> & {
  events: EventValues[];
};

/** What went wrong lately: by the number of the item and of its piece. */
const troubles = [
  { item: 1, piece: 2, kind: 'damaged', condition: 'poor', daysAgo: 4 },
  { item: 17, piece: 1, kind: 'damaged', condition: 'broken', daysAgo: 9 },
  { item: 29, piece: 5, kind: 'missing', condition: null, daysAgo: 2 },
] as const;

const notes = {
  en: { damaged: 'Seam open on the left arm', missing: 'Not on its shelf' },
  fr: { damaged: 'Couture ouverte, accoudoir gauche', missing: 'Absent de son étagère' },
  ar: { damaged: 'فتق في الذراع اليسرى', missing: 'ليس في مكانه على الرف' },
} as const;

/** Puts every piece where it is by the events that brought it there. Nothing is by chance: the demo is the same each time. */
export const tellStory = async (
  db: OrgDb,
  catalog: Catalog,
  items: readonly Kept[],
  locations: Locations,
) => {
  const counted = items.filter(({ item }) => item.tracking === 'unit');
  const pieces: Piece[] = [];
  for (const kept of counted)
    for (let nth = 1; nth <= kept.item.quantity; nth += 1)
      pieces.push(
        pieceOf(catalog, kept, locations, { nth, code: `U-${String(pieces.length + 1).padStart(5, '0')}` }),
      );
  const received = items
    .filter(({ item }) => item.tracking === 'bulk')
    .flatMap((kept) => deliveriesOf(catalog, kept, locations));
  const units: UnitValues[] = pieces.map(({ events, ...piece }) => ({
    ...piece,
    ...foldUnit(
      events.map((event) => ({
        ...event,
        kind: event.kind === 'received' ? 'added' : event.kind,
        undoes: null,
      })),
    ),
  }));
  await addDemoUnits(db, units, catalog.buyer);
  await addDemoEvents(db, [...pieces.flatMap(({ events }) => events), ...received]);
  await carryDemoStock(db);
  const damaged = pieces.flatMap(({ events }) => events.filter(({ kind }) => kind === 'damaged'));
  await addDemoWorkOrders(
    db,
    damaged.flatMap(({ id, itemId, unitId, note, at }) =>
      unitId ? [{ itemId, unitId, eventId: id as EventId, note, openedAt: at }] : [],
    ), // ids of events are made below as such
    catalog.hand,
  );
};

const pieceOf = (
  catalog: Catalog,
  { item, id: itemId }: Kept,
  locations: Locations,
  { nth, code }: { nth: number; code: string },
): Piece => {
  const { now, foundedDaysAgo, language, buyer, hand } = catalog;
  const unitId = newId<UnitId>();
  const home = locationOf(locations, item.bin);
  const boughtDaysAgo = Math.max(20, foundedDaysAgo - item.number * 2 - ((nth * 17) % 90));
  const condition: Condition = nth % 4 === 0 ? 'fair' : nth % 3 === 0 ? 'new' : 'good';
  const event = (values: Partial<EventValues> & Pick<EventValues, 'kind'>, daysAgo: number): EventValues => ({
    id: newId<EventId>(),
    at: daysBefore(now, daysAgo).toISOString(),
    by: hand,
    itemId,
    unitId,
    quantity: 1,
    locationId: null,
    condition: null,
    note: '',
    ...values,
  });
  const trouble = troubles.find((one) => one.item === item.number && one.piece === nth);
  const events = [
    event({ kind: 'added', locationId: home, condition, by: buyer }, boughtDaysAgo),
    event({ kind: 'moved', locationId: home }, boughtDaysAgo - 1),
    ...(trouble
      ? [
          event(
            { kind: trouble.kind, condition: trouble.condition, note: notes[language][trouble.kind] },
            trouble.daysAgo,
          ),
        ]
      : []),
    ...(trouble?.kind === 'damaged'
      ? [event({ kind: 'moved', locationId: locationOf(locations, 'W1-Q') }, trouble.daysAgo - 1)]
      : []),
  ];
  return {
    id: unitId,
    itemId,
    code,
    homeLocationId: home,
    acquiredOn: daysBefore(now, boughtDaysAgo).toISOString().slice(0, 10),
    acquisitionCost: costOf(item, language),
    events,
  };
};

/** Two thirds came at the beginning, the rest later. */
const deliveriesOf = (
  { now, foundedDaysAgo, buyer }: Catalog,
  { item, id: itemId }: Kept,
  locations: Locations,
): EventValues[] => {
  const first = Math.ceil((item.quantity * 2) / 3);
  return [
    { quantity: first, daysAgo: foundedDaysAgo - 5 },
    { quantity: item.quantity - first, daysAgo: Math.ceil(foundedDaysAgo / 3) },
  ].map(({ quantity, daysAgo }) => ({
    id: newId<EventId>(),
    at: daysBefore(now, daysAgo).toISOString(),
    kind: 'received' as const,
    by: buyer,
    itemId,
    unitId: null,
    quantity,
    locationId: locationOf(locations, item.bin),
    condition: null,
    note: '',
  }));
};

const locationOf = (locations: Locations, code: string): StorageLocationId => {
  const location = locations.get(code);
  if (!location) throw new Error(`The demo has no location ${code}.`);
  return location;
};
