import {
  boxesOf,
  type LabelBox,
  type LabelPosition,
  positionLabels,
} from '@archway/contract/inventory/labels/label-formats';
import PDFDocument from 'pdfkit';
import { type LabelPen, takePen } from './label-pen.ts';
import { wordsOf } from './label-words.ts';
import type { PrintedLabel, SheetDrawing } from './printed-label.ts';
import { qrModules, quietModules } from './qr-modules.ts';

type Document = PDFKit.PDFDocument;

/** The labels as a PDF to be printed at its actual size. Of the same labels it is the same, byte for byte. */
export const drawSheet = async ({
  labels,
  layout,
  startAt,
  at,
}: SheetDrawing): Promise<Buffer<ArrayBuffer>> => {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { Title: 'Labels', Creator: 'Archway', Producer: 'Archway', CreationDate: new Date(at) },
  });
  const content = collected(document);
  const pen = takePen(document);
  const boxes = boxesOf(layout);
  let pages = 0;
  for (const [index, position] of positionLabels(layout, labels.length, startAt).entries()) {
    const label = labels[index];
    if (!label) continue;
    while (pages <= position.page) {
      document.addPage({ size: [points(layout.pageWidth), points(layout.pageHeight)], margin: 0 });
      pages += 1;
    }
    drawCode(document, label.address, position, boxes.qr);
    drawWords(pen, label, position, boxes.words);
  }
  document.end();
  return content;
};

/** Every module is a shape, not a pixel, and so sharp at every resolution. */
const drawCode = (document: Document, text: string, { x, y }: LabelPosition, box: LabelBox) => {
  const { size, runs } = qrModules(text);
  const side = points(box.width) / (size + 2 * quietModules);
  const [left, top] = [points(x + box.x) + quietModules * side, points(y + box.y) + quietModules * side];
  for (const run of runs) document.rect(left + run.x * side, top + run.y * side, run.length * side, side);
  document.fill('black');
};

const drawWords = (pen: LabelPen, label: PrintedLabel, { x, y }: LabelPosition, box: LabelBox) => {
  const room = { width: points(box.width), height: points(box.height) };
  for (const line of wordsOf(pen, label, room))
    pen.write(line.text, { x: points(x + box.x), y: points(y + box.y) + line.y, size: line.size });
};

const points = (millimeters: number) => (millimeters / 25.4) * 72;

const collected = (document: Document) =>
  new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
