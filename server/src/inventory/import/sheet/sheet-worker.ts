import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { mostImportRows } from '@archway/contract/inventory/imports/import';
import { unguardText } from '@archway/contract/kernel/text/sheet-text';
import { newId } from '../../../platform/ids.ts';
import { makeRowCheck } from '../check/check-row-rules.ts';
import { lookAtSheet, sheetRows, textOf } from './look-at-sheet.ts';
import { SheetFailure } from './sheet-failure.ts';
import type { SheetMessage, SheetTask } from './sheet-task.ts';

const batchRows = 1000;

const tell = (message: SheetMessage) => parentPort?.postMessage(message);

/** The next batch is made while one is being written, and no further ahead. */
const send = async (rows: unknown[], share: number) => {
  const taken = parentPort && once(parentPort, 'message');
  tell({ type: 'batch', rows: JSON.stringify(rows), count: rows.length, share });
  await taken;
};

const work = async (file: Buffer, task: SheetTask) => {
  if (task.op === 'look') return tell({ type: 'look', look: await lookAtSheet(file, task.hints) });
  let sending: Promise<void> = Promise.resolve();
  let rows: unknown[] = [];
  let [count, share] = [0, 0];
  const wanted = task.op === 'pick' ? new Set(task.rows) : undefined;
  const check = task.op === 'check' ? makeRowCheck(task.context) : undefined;
  const pass = async () => {
    const batch = rows;
    rows = [];
    await sending;
    sending = send(batch, share);
  };
  for await (const sheetRow of sheetRows(file, task.kind, task.reading)) {
    const { row, cells } = sheetRow;
    share = sheetRow.share;
    if (row <= task.reading.headingRow) continue;
    if (cells.every((cell) => textOf(cell) === '')) continue;
    count += 1;
    if (count > mostImportRows) throw new SheetFailure('too_many_rows');
    if (wanted?.has(row)) rows.push([row, cells.map((cell) => unguardText(textOf(cell)))]);
    if (check) rows.push({ row, itemId: newId(), ...check(cells) });
    if (rows.length >= batchRows) await pass();
  }
  if (rows.length > 0) await pass();
  await sending;
  tell({ type: 'end' });
};

const answer = async (content: Uint8Array<ArrayBuffer>, task: SheetTask) => {
  try {
    await work(Buffer.from(content.buffer, content.byteOffset, content.byteLength), task);
  } catch (error) {
    if (!(error instanceof SheetFailure)) throw error;
    tell({ type: 'failed', reason: error.reason });
  }
};

// One sheet after the other, as run-sheet-worker.ts hands them over. What comes between is a batch being taken.
parentPort?.on('message', (message: 'taken' | { content: Uint8Array<ArrayBuffer>; task: SheetTask }) => {
  if (message !== 'taken') void answer(message.content, message.task);
});
