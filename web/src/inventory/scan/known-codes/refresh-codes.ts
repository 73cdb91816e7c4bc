import { pagesOf } from '@archway/contract/inventory/scan-codes/code-index';
import { api } from '../../../platform/api/api.ts';
import { callInTime } from '../../../platform/api/call-in-time.ts';
import { named } from '../../../platform/base.ts';
import { isCarried } from '../../../platform/is-carried.ts';
import { isSame, whoIsHere } from '../../../platform/session/who-is-here.ts';
import type { CodesDatabase } from './codes-database.ts';
import { coversAhead } from './covers-ahead.ts';
import { exchangePages, keepPage, progressOf } from './keep-page.ts';
import { catchUp, ownIndex } from './known-index.ts';
import { openCodes } from './open-codes.ts';
import { type Progress, requestOf } from './progress-rules.ts';

const lock = named('archway-known-codes');

/** Others scan all day: what they change is asked for now and then, not each time. */
const restMs = 5000;

/** So many pages are read in a moment; more of them are written anew as few. */
const mostPages = 150;

/** One page is some hundred kilobytes: on a poor network that takes its time, on none at all it has no end. */
const patienceMs = 60_000;

let endedAt = Number.NEGATIVE_INFINITY;
let waiting: Promise<number | null> | undefined;

/**
 * Brings what this device knows of codes up to date, for the member who is here. Whoever calls while it is about to begin is
 * served with it. Answers as of when it is, or null.
 */
export const refreshCodes = (): Promise<number | null> => {
  waiting ??= pause(endedAt + restMs - Date.now()).then(() => {
    waiting = undefined;
    return inOneTab(() => takePages()).finally(() => {
      endedAt = Date.now();
    });
  });
  return waiting;
};

const takePages = async (tries = 2): Promise<number | null> => {
  const whose = whoIsHere();
  if (!whose) return null;
  const database = await openCodes();
  let progress: Progress | undefined = await progressOf(database, whose);
  if (!progress.token && savesData()) return null;
  do {
    const at = Date.now();
    const request = requestOf(progress);
    const page = await callInTime(patienceMs, (signal) =>
      api.scan.codes(request, { signal, context: { owner: whose.owner } }),
    );
    if (!isSame(whoIsHere(), whose)) return null;
    progress = await keepPage(database, progress, page, at);
  } while (progress?.taking);
  // Another tab has emptied it, or was quicker.
  if (!progress && tries > 1) return takePages(tries - 1);
  await catchUp(database, whose);
  if (progress) await writeAnew(database, progress);
  void fetchCoversAhead(whose.owner).catch(() => undefined);
  return progress?.asOf ?? null;
};

let aheadOf = '';

/** Once for each number of items: what was seen or fetched before is not asked for again. */
const fetchCoversAhead = async (owner: string) => {
  const index = ownIndex()?.index;
  if (!index || !isCarried() || aheadOf === `${owner} ${index.items.size}`) return;
  aheadOf = `${owner} ${index.items.size}`;
  const { keepCover } = await import('../../kept-covers.ts');
  for (const id of coversAhead(index)) keepCover(id);
};

const writeAnew = async (database: CodesDatabase, progress: Progress) => {
  const known = ownIndex();
  if (known && isSame(known, progress) && (await database.pages.count()) > mostPages)
    await exchangePages(database, progress, pagesOf(known.index));
};

/** Somebody pays for every byte: the first time it is some megabytes. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in every browser

const inOneTab = (work: () => Promise<number | null>): Promise<number | null> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, Math.max(0, ms)));
