import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { SheetDrawing } from './printed-label.ts';

// What draw-in-worker.ts hands over, one after the other. One that fails ends the worker.
parentPort?.on('message', async (drawing: SheetDrawing) => {
  parentPort?.postMessage(await drawSheet(drawing));
});
