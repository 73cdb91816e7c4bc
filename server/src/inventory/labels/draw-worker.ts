import { parentPort, workerData } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { SheetDrawing } from './printed-label.ts';

// What draw-in-worker.ts hands over, and nobody else.
const drawing = workerData as SheetDrawing;
parentPort?.postMessage(await drawSheet(drawing));
