import { Worker } from 'node:worker_threads';
import { makeSemaphore } from '../../../platform/make-semaphore.ts';
import type { Look } from './look-at-sheet.ts';
import { SheetFailure } from './sheet-failure.ts';
import type { SheetBatch, SheetMessage, SheetTask } from './sheet-task.ts';

/** Two sheets at once: one that is looked at, beside one that is worked off. */
const semaphore = makeSemaphore({ size: 2, patienceMs: 60_000, line: 40 });
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
  semaphore.within(
    1,
    () =>
      new Promise((resolve, reject) => {
        const worker = rested() ?? startWorker();
        const done = (result: { look?: Look }) => {
          clearTimeout(timer);
          rest(worker);
          resolve(result);
        };
        const broken = (error: unknown) => {
          clearTimeout(timer);
          void worker.terminate();
          reject(error);
        };
        const timer = setTimeout(() => broken(new SheetFailure('too_large')), patienceMs);
        worker.on('message', (message: SheetMessage) => {
          if (message.type === 'batch') take(message).then(() => worker.postMessage('taken'), broken);
          else if (message.type === 'look') done({ look: message.look });
          else if (message.type === 'end') done({});
          else broken(new SheetFailure(message.reason));
        });
        worker.once('error', (error) => broken(isTooLarge(error) ? new SheetFailure('too_large') : error));
        worker.once('exit', () => broken(new Error('The sheet was not read to the end.')));
        worker.postMessage({ content, task }, [content.buffer]);
      }),
  );

const startWorker = () =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });

/** Rows are short-lived: room enough that most are gone before anybody has to look whether they are. */
const youngMegabytes = 16;

/**
 * A sheet that was looked at is checked next: the thread that read one waits a while for another, because starting one
 * costs as much as reading thousands of rows. It keeps nobody from leaving.
 */
const restMs = 60_000;
let resting: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | undefined;

const rest = (worker: Worker) => {
  const leave = () => {
    if (resting?.worker === worker) resting = undefined;
    void worker.terminate();
  };
  forgetTask(worker);
  // One that dies at rest is not given another sheet.
  for (const event of ['error', 'exit']) worker.once(event, leave);
  if (resting) return leave();
  worker.unref();
  resting = { worker, timer: setTimeout(leave, restMs).unref() };
};

const rested = (): Worker | undefined => {
  if (!resting) return undefined;
  const { worker, timer } = resting;
  resting = undefined;
  clearTimeout(timer);
  forgetTask(worker);
  worker.ref();
  return worker;
};

/** Only what a task listens to: the thread has listeners of its own, and is deaf without them. */
const forgetTask = (worker: Worker) => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
