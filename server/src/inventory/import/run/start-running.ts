import { problem } from '@archway/contract/kernel/api/problem';
import type { ImportId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';
import { countOthersRunning, type ImportJob, noteRunning } from './running-store.ts';

/** A server works on three jobs at once: with two imports an organization leaves one to the mails and imports of others. */
const mostAtOnce = 2;

/** Writes down that an import is to be worked on, unless its organization has enough of them under way. */
export const startRunning = async (db: OrgDb, id: ImportId, job: ImportJob, now: Date) => {
  if ((await countOthersRunning(db, id)) >= mostAtOnce)
    throw problem(
      'too_many_requests',
      'Your organization has other imports under way. Try again when one is done.',
      {
        retryAfter: 30,
      },
    );
  await noteRunning(db, id, job, now);
};
