import type { ItemRow } from '@archway/contract/inventory/item';
import type { Scanned } from '@archway/contract/inventory/scan';
import {
  type CodeIndex,
  findIndexed,
  type IndexedPiece,
  type IndexedThing,
} from '@archway/contract/inventory/scan-codes/code-index';
import type { KnownLocation } from '@archway/contract/inventory/scan-codes/endpoint';
import type { KnownItem } from '@archway/contract/inventory/scan-codes/known-codes';
import { shownStatusOf } from '@archway/contract/inventory/states';
import type { Unit } from '@archway/contract/inventory/unit';
import { readOwner } from '../../../platform/session/stored-session.ts';
import { recallElsewhere } from './known-elsewhere.ts';
import { type KnownIndex, ownIndex, readKeptCodes } from './known-index.ts';
import type { Recalled } from './recalled.ts';
import { recordedHere } from './recorded-here.ts';
import { type RecordedSince, withRecorded } from './recorded-rules.ts';

export type ScannedLocation = Extract<Scanned, { kind: 'location' }>;

/** The bin behind a code, at once. */
export const recallLocation = (text: string): ScannedLocation | undefined => {
  const { index } = ownIndex() ?? {};
  const location = index && locationIn(index, text);
  return location && scannedLocation(index, location);
};

const locationIn = (index: CodeIndex, text: string): KnownLocation | undefined => {
  const found = findIndexed(index, text);
  return found?.kind === 'location' ? found.location : undefined;
};

/** What a code leads to without asking the server: what it told this device, with what was recorded here since. */
export const recallCode = async (text: string): Promise<Recalled | undefined> => {
  if (!ownIndex()) await readKeptCodes();
  const known = ownIndex();
  const found = known && findIndexed(known.index, text);
  if (!found) return recallElsewhere(text);
  const facts = found.kind === 'unit' ? await factsSince(known) : [];
  if (readOwner() !== known.owner) return undefined;
  return { ...scannedOf(known.index, found, facts), asOf: known.asOf } as Recalled; // a scanned thing, and when it was told
};

const scannedOf = (index: CodeIndex, found: IndexedThing, facts: readonly RecordedSince[]) => {
  switch (found.kind) {
    case 'unit':
      return scannedPiece(index, found.piece, found.item, facts);
    case 'location':
      return scannedLocation(index, found.location);
    case 'item':
      return { kind: 'item', item: itemRow(found.item) };
    default:
      // Labels are known by their codes here.
      return { ...found, labelId: '' };
  }
};

const scannedLocation = ({ standing }: CodeIndex, location: KnownLocation): ScannedLocation => {
  const { id, name, code, kind, active, capacity, bulk } = location;
  const pieces = bulk + (standing.get(id) ?? 0);
  return { kind: 'location', location: { id, name, code, kind, active, capacity, pieces } };
};

const scannedPiece = (
  index: CodeIndex,
  piece: IndexedPiece,
  item: KnownItem,
  facts: readonly RecordedSince[],
) => {
  const now = withRecorded(piece, facts, (code) => locationIn(index, code)?.id);
  const { locations } = index;
  const location = locations.get(now.locationId ?? '');
  const unit = {
    ...now,
    id: piece.id,
    version: 0,
    code: piece.code,
    itemId: piece.itemId,
    itemName: item.name,
    shownStatus: shownStatusOf(now),
    locationName: location?.name ?? null,
    locationCode: location?.code ?? null,
    homeLocationId: piece.homeId,
    pictureIds: [],
  };
  return {
    kind: 'unit',
    unit: unit as unknown as Unit, // what is not kept here is not shown of what was recalled
    item: itemRow(item),
    homeName: locations.get(piece.homeId ?? '')?.name,
  };
};

/** How many there are only the server can tell: screens do not show it of what was recalled. */
const itemRow = (item: KnownItem): ItemRow =>
  ({ ...item, version: 0, status: 'active', shownStatus: 'none', categoryName: '' }) as unknown as ItemRow; // as above

/** What waits, and what was sent: of that, what the server told this device before is part of what it told. */
const factsSince = async ({ owner, asOf }: KnownIndex): Promise<RecordedSince[]> =>
  (await recordedHere(owner)).map(({ sentAt, ...recorded }) => ({
    ...recorded,
    isTold: sentAt !== null && sentAt < asOf,
  }));
