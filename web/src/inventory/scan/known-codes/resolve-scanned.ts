import type { Scanned } from '@archway/contract/inventory/scan';
import { isUnanswered } from '../../../platform/api/answer-rules.ts';
import { api } from '../../../platform/api/api.ts';
import { networkProblem } from '../../../platform/api/api-problem.ts';
import { callInTime } from '../../../platform/api/call-in-time.ts';
import { readOwner } from '../../../platform/session/stored-session.ts';
import { recallCode } from './recall-code.ts';
import type { Recalled } from './recalled.ts';

/** Whoever scans waits no longer than this for a server that may be out of reach. */
const patienceMs = 600;
/** Nor than this in all, for what this device does not know: then it is recorded by its code. */
const longestMs = 2500;
/** An answer that comes later than this is of no interest any more. */
const giveUpMs = 15_000;

type Expected = {
  /** Told what the server says after all. */
  readonly onLate?: (scanned: Scanned) => void;
  /** When the server last said what it leads to: what this device heard before is of no interest. */
  readonly toldAt?: number | undefined;
};

/**
 * What a code leads to. The server is right, if it can be reached in a moment; else it is what this device knows. What nobody
 * tells in time rejects as a server that was not reached.
 */
export const resolveScanned = async (
  code: string,
  { onLate = () => undefined, toldAt = 0 }: Expected = {},
): Promise<Scanned | Recalled> => {
  const owner = readOwner();
  const resolving = callInTime(giveUpMs, (signal) => api.scan.resolve({ code }, { signal }));
  const outcome = outcomeOf(resolving);
  const first = await Promise.race([outcome, pause(patienceMs)]);
  if (first && 'scanned' in first) return first.scanned;
  if (first && !isUnanswered(first.error)) throw first.error;
  const recalled = await recallCode(code).catch(() => undefined);
  const isKnown = recalled !== undefined && recalled.asOf >= toldAt;
  // A slow device looks for long: what the server said meanwhile counts, and would come too early as a late answer.
  const meanwhile =
    first ?? (await Promise.race([outcome, isKnown ? undefined : pause(longestMs - patienceMs)]));
  if (meanwhile && 'scanned' in meanwhile) return meanwhile.scanned;
  if (meanwhile && !isKnown) throw meanwhile.error;
  // Whoever is here by then may be somebody else.
  resolving.then(
    (scanned) => {
      if (readOwner() === owner) onLate(scanned);
    },
    () => undefined,
  );
  if (isKnown) return recalled;
  throw networkProblem(undefined);
};

const outcomeOf = (resolving: Promise<Scanned>) =>
  resolving.then(
    (scanned) => ({ scanned }),
    (error: unknown) => ({ error }),
  );

const pause = (ms: number) => new Promise<undefined>((done) => setTimeout(() => done(undefined), ms));
