import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { makeSemaphore } from '../../platform/make-semaphore.ts';
import type { SheetDrawing } from './printed-label.ts';

/** Two at once: drawing five hundred labels keeps one processor busy for a second or two. */
const room = makeSemaphore({ size: 2, patienceMs: 20_000, line: 40 });

/** Draws beside the thread that answers requests, which is never held up by it. */
export const drawInWorker = (drawing: SheetDrawing): Promise<Uint8Array<ArrayBuffer>> =>
  room.within(1, async () => {
    const worker = takeWorker();
    try {
      const content = await drawn(worker, drawing);
      rest(worker);
      return content;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  });

const drawn = async (worker: Worker, drawing: SheetDrawing): Promise<Uint8Array<ArrayBuffer>> => {
  const over = new AbortController();
  const answered = once(worker, 'message', over);
  const ended = once(worker, 'exit', over);
  const failed = ended.then(() => Promise.reject(new Error('The labels were not drawn to the end.')));
  for (const other of [answered, failed]) other.catch(() => {});
  try {
    worker.postMessage(drawing);
    const [content] = await Promise.race([answered, failed]);
    return content;
  } finally {
    over.abort();
  }
};

/** To load what draws takes longer than most sheets: who has drawn stays a while for the next one. */
const restMs = 10_000;
const resting = new Map<Worker, NodeJS.Timeout>();

const takeWorker = () => {
  const [rested] = resting;
  if (!rested) return newWorker();
  const [worker, leaving] = rested;
  clearTimeout(leaving);
  resting.delete(worker);
  worker.ref();
  return worker;
};

const newWorker = () => {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  // Whoever waits for it is told by itself; one that dies at rest is not given another sheet.
  worker.on('error', () => {});
  worker.on('exit', () => resting.delete(worker));
  return worker;
};

/** It keeps no process from ending. */
const rest = (worker: Worker) => {
  worker.unref();
  const leave = () => void (resting.delete(worker) && worker.terminate());
  resting.set(worker, setTimeout(leave, restMs).unref());
};
