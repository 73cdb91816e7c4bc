import { type CodePage, isEmptyPage } from '@archway/contract/inventory/scan-codes/code-index';
import type { ScanCodes } from '@archway/contract/inventory/scan-codes/endpoint';
import { isSame, type Whose } from '../../../platform/session/who-is-here.ts';
import type { CodesDatabase } from './codes-database.ts';
import { advance, type Progress } from './progress-rules.ts';

/**
 * Keeps a page. Answers how far that goes, or nothing if another tab was quicker or somebody else is here: what is theirs is
 * not mixed.
 */
export const keepPage = (
  database: CodesDatabase,
  expected: Progress,
  { token, isWhole, next, ...page }: ScanCodes,
  at: number,
): Promise<Progress | undefined> =>
  database.transaction('rw', database.tables, async () => {
    if (!(await isStill(database, expected))) return undefined;
    if (isWhole) await database.pages.clear();
    if (isWhole || !isEmptyPage(page)) await database.pages.add(page);
    const advanced = advance(expected, { token, isWhole, next }, at);
    await database.progress.put(advanced, 'now');
    return advanced;
  });

/** Puts these pages in the place of all others. */
export const exchangePages = (database: CodesDatabase, expected: Progress, pages: readonly CodePage[]) =>
  database.transaction('rw', database.tables, async () => {
    if (!(await isStill(database, expected))) return;
    await database.pages.clear();
    await database.pages.bulkAdd([...pages]);
  });

/** Whatever another member, organization or role left here is gone before anything is written. */
export const progressOf = (database: CodesDatabase, { owner, rights }: Whose): Promise<Progress> =>
  database.transaction('rw', database.tables, async () => {
    const kept: Progress | undefined = await database.progress.get('now');
    if (kept && isSame(kept, { owner, rights })) return kept;
    await Promise.all(database.tables.map((table) => table.clear()));
    await database.progress.put({ owner, rights }, 'now');
    return { owner, rights };
  });

const isStill = async (database: CodesDatabase, expected: Progress) =>
  JSON.stringify(await database.progress.get('now')) === JSON.stringify(expected);
