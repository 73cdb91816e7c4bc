import { Worker } from 'node:worker_threads';
import { makeRoom } from '../../platform/make-room.ts';
import type { SheetDrawing } from './printed-label.ts';

/** Two at once: drawing five hundred labels keeps one processor busy for a second or two. */
const room = makeRoom({ size: 2, patienceMs: 20_000, line: 40 });

/** Draws beside the thread that answers requests, which is never held up by it. */
export const drawInWorker = (drawing: SheetDrawing): Promise<Uint8Array<ArrayBuffer>> =>
  room.within(1, () => drawn(drawing));

const drawn = (drawing: SheetDrawing) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: drawing });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The labels were not drawn to the end.')));
  });
