import type { DatabasePlace } from './database-place.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { isAtWorkOn, readPostmaster } from './postmaster-file.ts';
import { complaintIn, runTool } from './run-tool.ts';

/** Stops PostgreSQL in order: connections are ended, everything is written. Nothing to do if it is gone. */
export const stopCluster = async (place: DatabasePlace): Promise<void> => {
  if (!isUp(place)) return;
  const { code, output } = await stop(place, 'fast', 60);
  if (code === 0 || !isUp(place)) return;
  // Nothing acknowledged is lost by this: the next start replays the journal.
  const { code: hardCode } = await stop(place, 'immediate', 10);
  if (hardCode === 0 || !isUp(place)) return;
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL in ${place.folder} did not stop: ${complaintIn(output)}`,
  );
};

/** pg_ctl signals whatever process the file names, so it is asked only when that is our PostgreSQL. */
const isUp = ({ data }: DatabasePlace): boolean => {
  const postmaster = readPostmaster(data);
  return postmaster !== undefined && isAtWorkOn(data, postmaster.pid);
};

const stop = (place: DatabasePlace, mode: 'fast' | 'immediate', seconds: number) =>
  runTool(place, 'pg_ctl', [
    'stop',
    '--pgdata',
    place.data,
    '--mode',
    mode,
    '--wait',
    '--timeout',
    String(seconds),
  ]);
