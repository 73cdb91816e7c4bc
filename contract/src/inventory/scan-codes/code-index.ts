import { packColumns } from '../../kernel/columns.ts';
import type { KnownLocation, ScanCodes } from './endpoint.ts';
import {
  itemColumns,
  type KnownItem,
  type KnownPiece,
  movedColumns,
  pieceColumns,
  readState,
} from './known-codes.ts';
import { keyOfCode, keysOfItem, keysOfLocation, keysOfPiece, soughtKeys } from './known-keys.ts';
import { unpackPage } from './unpack-page.ts';

export type IndexedPiece = KnownPiece & { readonly itemId: string };

/** What codes lead to, in memory: made of the pages of the server, in their order. */
export type CodeIndex = {
  readonly items: Map<string, KnownItem>;
  readonly pieces: Map<string, IndexedPiece>;
  readonly locations: Map<string, KnownLocation>;
  /** Labels that lead to nothing, and whether they are blank. */
  readonly labels: Map<string, boolean>;
  /** How many pieces count as standing in each location. */
  readonly standing: Map<string, number>;
  readonly keys: { readonly [Kind in 'piece' | 'item' | 'location']: Map<string, string> };
};

export const makeCodeIndex = (): CodeIndex => ({
  items: new Map(),
  pieces: new Map(),
  locations: new Map(),
  labels: new Map(),
  standing: new Map(),
  keys: { piece: new Map(), item: new Map(), location: new Map() },
});

export type CodePage = Omit<ScanCodes, 'token' | 'isWhole' | 'next'>;

/** Takes a page up. Whoever begins with everything begins with an empty index. */
export const addPage = (index: CodeIndex, page: CodePage) => {
  const { items, locations, labels, keys } = index;
  const rows = unpackPage(page);
  for (const item of rows.items) exchange(items, keys.item, item.id, item, keysOfItem);
  for (const piece of rows.pieces) putPiece(index, piece);
  for (const { code, locationId, state } of rows.moved) {
    const piece = index.pieces.get(keys.piece.get(keyOfCode(code)) ?? '');
    if (piece) putPiece(index, { ...piece, locationId, state });
  }
  for (const one of page.locations) exchange(locations, keys.location, one.id, one, keysOfLocation);
  for (const id of page.goneItemIds) exchange(items, keys.item, id, undefined, keysOfItem);
  for (const id of page.goneLocationIds) exchange(locations, keys.location, id, undefined, keysOfLocation);
  for (const code of page.blankLabels) labels.set(code, true);
  for (const code of page.retiredLabels) labels.set(code, false);
};

const putPiece = (index: CodeIndex, piece: IndexedPiece) => {
  count(index, index.pieces.get(piece.id), -1);
  exchange(index.pieces, index.keys.piece, piece.id, piece, keysOfPiece);
  count(index, piece, 1);
};

const count = ({ standing }: CodeIndex, piece: IndexedPiece | undefined, by: number) => {
  if (!piece?.locationId || !['active', 'lost'].includes(readState(piece.state).lifecycle)) return;
  standing.set(piece.locationId, (standing.get(piece.locationId) ?? 0) + by);
};

/** What led to it before leads to nothing now, unless something else has taken the name meanwhile. */
const exchange = <Thing>(
  things: Map<string, Thing>,
  keys: Map<string, string>,
  id: string,
  next: Thing | undefined,
  keysOf: (thing: Thing) => string[],
) => {
  const before = things.get(id);
  if (before) for (const key of keysOf(before)) if (keys.get(key) === id) keys.delete(key);
  if (!next) return void things.delete(id);
  things.set(id, next);
  for (const key of keysOf(next)) keys.set(key, id);
};

export type IndexedThing =
  | { readonly kind: 'unit'; readonly piece: IndexedPiece; readonly item: KnownItem }
  | { readonly kind: 'location'; readonly location: KnownLocation }
  | { readonly kind: 'item'; readonly item: KnownItem }
  | { readonly kind: 'blank'; readonly code: string }
  | { readonly kind: 'revoked' };

/** What somebody scanned or typed leads to, looked for in the order of the server. */
export const findIndexed = (index: CodeIndex, text: string): IndexedThing | undefined => {
  const { label, ...names } = soughtKeys(text);
  if (label) {
    const found = behind(index, { piece: label.key, location: label.key, item: label.key });
    if (found) return found === 'gone' ? { kind: 'revoked' } : found;
    const isBlank = index.labels.get(label.code);
    if (isBlank !== undefined) return isBlank ? { kind: 'blank', code: label.code } : { kind: 'revoked' };
  }
  const found = behind(index, names);
  return found === 'gone' ? undefined : found;
};

type Keys = { readonly piece: string; readonly location: string; readonly item: string };

const behind = (
  { keys, pieces, items, locations }: CodeIndex,
  sought: Keys,
): IndexedThing | 'gone' | undefined => {
  const piece = pieces.get(keys.piece.get(sought.piece) ?? '');
  if (piece) {
    const item = items.get(piece.itemId);
    return item ? { kind: 'unit', piece, item } : 'gone';
  }
  const location = locations.get(keys.location.get(sought.location) ?? '');
  if (location) return { kind: 'location', location };
  const item = items.get(keys.item.get(sought.item) ?? '');
  return item && { kind: 'item', item };
};

/** Few pages that lead to the same index as all that it was made of. */
export const pagesOf = (index: CodeIndex, piecesEach = 4000): CodePage[] => {
  const byItem = Map.groupBy(index.pieces.values(), ({ itemId }) => itemId);
  const pages: CodePage[] = [{ ...emptyPage(), ...few(index) }];
  let items: (KnownItem & { pieces: string })[] = [];
  let pieces: IndexedPiece[] = [];
  const close = () => {
    pages.push({
      ...emptyPage(),
      items: packColumns(itemColumns, items),
      pieces: packColumns(pieceColumns, pieces),
    });
    items = [];
    pieces = [];
  };
  for (const item of index.items.values()) {
    const own = byItem.get(item.id) ?? [];
    items.push({ ...item, pieces: String(own.length) });
    pieces.push(...own);
    if (pieces.length >= piecesEach || items.length >= piecesEach) close();
  }
  close();
  return pages;
};

const few = ({ locations, labels }: CodeIndex) => ({
  locations: [...locations.values()],
  blankLabels: [...labels].flatMap(([code, isBlank]) => (isBlank ? [code] : [])),
  retiredLabels: [...labels].flatMap(([code, isBlank]) => (isBlank ? [] : [code])),
});

const emptyPage = (): CodePage => ({
  locations: [],
  items: packColumns(itemColumns, []),
  pieces: packColumns(pieceColumns, []),
  moved: packColumns(movedColumns, []),
  retiredLabels: [],
  blankLabels: [],
  goneItemIds: [],
  goneLocationIds: [],
});

/** Whether a page tells anything. */
export const isEmptyPage = ({ items, pieces, moved, ...lists }: CodePage) =>
  items.id.packed === '' &&
  pieces.id.packed === '' &&
  moved.code.length === 0 &&
  [lists.locations, lists.retiredLabels, lists.blankLabels, lists.goneItemIds, lists.goneLocationIds].every(
    (list) => list.length === 0,
  );
