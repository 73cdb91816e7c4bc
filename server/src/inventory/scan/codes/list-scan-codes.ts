import type { ScanCodes, ScanCodesQuery } from '@archway/contract/inventory/scan-codes/endpoint';
import type { OrgDb } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import {
  findIdleLabels,
  findLocations,
  findMoment,
  findMoved,
  findThings,
  isTooMuch,
  type LabelRow,
  type MovedRow,
  type Since,
  type ThingRow,
} from './scan-codes-store.ts';
import {
  type Cursor,
  packMoved,
  packThings,
  readCursor,
  sinceOf,
  writeCursor,
  writeToken,
} from './write-page.ts';

/** Few enough to be read and written in some milliseconds, enough to compress well. */
export const pageRows = 4000;

/** Of changes every page reads all; of everything only its own rows, by their keys. */
const mostChanges = 20_000;

/**
 * What every code leads to, or what changed of it. The moment of a page is looked at before its rows: what is written meanwhile
 * is told again the next time, and nothing is told too late. Pages need not be of one moment: whoever took the first asks
 * for what changed since.
 */
export const listScanCodes = async (
  { db }: ReadContext,
  { since: token, after }: ScanCodesQuery,
): Promise<ScanCodes> => {
  const moment = await findMoment(db);
  const known = sinceOf(token, moment);
  const since = known && (await isTooMuch(db, known, mostChanges)) ? null : known;
  // Whoever asks for the rest of what changed since a moment of which nothing is told begins anew.
  const isFirst = after === undefined || (token !== undefined && since === null);
  const page = await readPage(db, since, readCursor(isFirst ? undefined : after));
  return {
    token: writeToken(moment),
    isWhole: isFirst && since === null,
    ...packThings(page.things),
    moved: packMoved(page.moved),
    blankLabels: page.labels.filter(({ isBlank }) => isBlank).map(({ code }) => code),
    retiredLabels: page.labels.filter(({ isBlank }) => !isBlank).map(({ code }) => code),
    next: page.next && writeCursor(page.next),
    ...(isFirst ? await readLocations(db, since) : { locations: [], goneLocationIds: [] }),
  };
};

type Page = {
  readonly things: readonly ThingRow[];
  readonly moved: readonly MovedRow[];
  readonly labels: readonly LabelRow[];
  readonly next: Cursor | null;
};

/** One part after the other, as far as a page goes. */
const readPage = async (db: OrgDb, since: Since, { part, after }: Cursor): Promise<Page> => {
  const things = part === 'things' ? await findThings(db, since, after, pageRows) : [];
  const thing = things.length === pageRows ? things.at(-1) : undefined;
  if (thing) {
    const next = { part: 'things', after: { itemId: thing.id, code: thing.unitCode ?? '' } } as const;
    return { things, moved: [], labels: [], next };
  }
  const isMoved = since !== null && part !== 'labels';
  const moved = isMoved ? await findMoved(db, since, part === 'moved' ? after : '', pageRows) : [];
  const piece = moved.length === pageRows ? moved.at(-1) : undefined;
  if (piece) return { things, moved, labels: [], next: { part: 'moved', after: piece.code } };
  const labels = await findIdleLabels(db, since, part === 'labels' ? after : '', pageRows);
  const label = labels.length === pageRows ? labels.at(-1) : undefined;
  return { things, moved, labels, next: label ? { part: 'labels', after: label.code } : null };
};

/** Organizations have few enough of them for one page. */
const readLocations = async (db: OrgDb, since: Since) => {
  const locations = await findLocations(db, since);
  return {
    locations: locations.filter(({ isGone }) => !isGone).map(({ isGone: _, ...location }) => location),
    goneLocationIds: locations.filter(({ isGone }) => isGone).map(({ id }) => id),
  };
};
