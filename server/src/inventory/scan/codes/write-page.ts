import {
  itemColumns,
  movedColumns,
  pieceColumns,
  writeState,
} from '@archway/contract/inventory/scan-codes/known-codes';
import { packColumns } from '@archway/contract/kernel/columns';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { Moment, MovedRow, Since, ThingCursor, ThingRow } from './scan-codes-store.ts';

/** More than this run at one moment only where something is amiss: what the first of them writes, and all after it, is told again. */
const mostRunning = 100;

export const writeToken = ({ database, next, running }: Moment) =>
  (running.length <= mostRunning ? [database, next, ...running] : [database, lowest(running)]).join('.');

const lowest = (numbers: readonly string[]) =>
  numbers.reduce((least, each) => (BigInt(each) < BigInt(least) ? each : least));

/**
 * Since when a device has to be told. Null, if its token is of another database, or of a moment that this one never had: it
 * was put back to an earlier one, and numbers are given a second time.
 */
export const sinceOf = (token: string | undefined, now: Moment): Since => {
  const [database, next, ...running] = token?.split('.') ?? [];
  if (database !== now.database || !next) return null;
  return BigInt(next) <= BigInt(now.next) ? { next, running } : null;
};

/** Where a page goes on: with items and their pieces, with pieces that were moved, or with labels that lead to nothing. */
export type Cursor =
  | { readonly part: 'things'; readonly after: ThingCursor | undefined }
  | { readonly part: 'moved' | 'labels'; readonly after: string };

export const readCursor = (text: string | undefined): Cursor => {
  const [part, first = '', second = ''] = text?.split(' ') ?? [];
  if (part === 'moved' || part === 'labels') return { part, after: first };
  return { part: 'things', after: part ? { itemId: first, code: second } : undefined };
};

export const writeCursor = (cursor: Cursor) =>
  cursor.part === 'things'
    ? `things ${cursor.after?.itemId} ${cursor.after?.code}`.trim()
    : `${cursor.part} ${cursor.after}`.trim();

/** Each item once, followed by its pieces. */
export const packThings = (rows: readonly ThingRow[]) => {
  const items: { row: ThingRow; pieces: number }[] = [];
  const pieces: ThingRow[] = [];
  const goneItemIds: ItemId[] = [];
  for (const row of rows) {
    if (row.isGone) {
      if (goneItemIds.at(-1) !== row.id) goneItemIds.push(row.id as ItemId); // of the table of items
      continue;
    }
    let last = items.at(-1);
    if (last?.row.id !== row.id) {
      last = { row, pieces: 0 };
      items.push(last);
    }
    if (row.unitId === null) continue;
    last.pieces += 1;
    pieces.push(row);
  }
  return {
    items: packColumns(
      itemColumns,
      items.map(({ row, pieces: own }) => ({ ...row, pieces: String(own) })),
    ),
    pieces: packColumns(
      pieceColumns,
      pieces.map((row) => ({
        id: row.unitId ?? '',
        code: row.unitCode ?? '',
        labels: row.unitLabels,
        locationId: row.locationId,
        homeId: row.homeId,
        state: writeState(row),
      })),
    ),
    goneItemIds,
  };
};

export const packMoved = (rows: readonly MovedRow[]) =>
  packColumns(
    movedColumns,
    rows.map((row) => ({ code: row.code, locationId: row.locationId, state: writeState(row) })),
  );
