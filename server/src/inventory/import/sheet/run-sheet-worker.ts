import { Worker } from 'node:worker_threads';
import { makeRoom } from '../../../platform/make-room.ts';
import type { Look } from './look-at-sheet.ts';
import { SheetFailure } from './sheet-failure.ts';
import type { SheetBatch, SheetMessage, SheetTask } from './sheet-task.ts';

/** Two sheets at once: one that is looked at, beside one that is worked off. */
const room = makeRoom({ size: 2, patienceMs: 60_000, line: 40 });
const patienceMs = 5 * 60_000;
/** A file that needs more is refused by the thread that reads it, and by nobody else. */
const mostMegabytes = 192;

/** What a file is, from its first rows. */
export const lookInWorker = async (
  content: Uint8Array<ArrayBuffer>,
  task: SheetTask & { op: 'look' },
): Promise<Look> => {
  const { look } = await runSheetWorker(content, task, async () => {});
  if (!look) throw new Error('The sheet was not looked at.');
  return look;
};

/**
 * Reads a sheet beside the thread that answers requests, which is never held up by it. Batches come in the order of the
 * sheet, each after the one before was taken; whoever takes one may fail, and the reading ends. The bytes are handed over.
 */
export const runSheetWorker = (
  content: Uint8Array<ArrayBuffer>,
  task: SheetTask,
  take: (batch: SheetBatch) => Promise<void>,
): Promise<{ look?: Look }> =>
  room.within(
    1,
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
          workerData: { content, task },
          transferList: [content.buffer],
          resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 8 },
        });
        const timer = setTimeout(() => reject(new SheetFailure('too_large')), patienceMs);
        const over = (settle: () => void) => {
          clearTimeout(timer);
          settle();
          void worker.terminate();
        };
        worker.on('message', (message: SheetMessage) => {
          if (message.type === 'batch')
            take(message).then(
              () => worker.postMessage('taken'),
              (error: unknown) => over(() => reject(error)),
            );
          else if (message.type === 'look') over(() => resolve({ look: message.look }));
          else if (message.type === 'end') over(() => resolve({}));
          else over(() => reject(new SheetFailure(message.reason)));
        });
        worker.once('error', (error) =>
          over(() => reject(isTooLarge(error) ? new SheetFailure('too_large') : error)),
        );
        worker.once('exit', () => over(() => reject(new Error('The sheet was not read to the end.'))));
      }),
  );

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
