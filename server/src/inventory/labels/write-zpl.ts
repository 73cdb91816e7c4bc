import { boxesOf, type LabelBox } from '@archway/contract/inventory/labels/label-formats';
import { shortened } from '@archway/contract/kernel/text/cut-text';
import type { PrintedLabel, SheetDrawing } from './printed-label.ts';
import { qrModules, quietModules } from './qr-modules.ts';

/** What nearly every label printer has: 203 dots to the inch, eight to the millimeter. */
const dots = (millimeters: number) => Math.round(millimeters * 8);

/** The labels in the language of label printers, one after the other; margins and gaps are the printer's own. */
export const writeZpl = ({ labels, layout }: SheetDrawing): string => {
  const boxes = boxesOf(layout);
  // Codes of one sheet say texts of one length, and so are of one size.
  const modules = labels[0] ? qrModules(labels[0].address).size + 2 * quietModules : 0;
  return labels
    .map((label) =>
      [
        '^XA^CI28',
        `^PW${dots(layout.labelWidth)}^LL${dots(layout.labelHeight)}^LH0,0`,
        codeOf(label, modules, boxes.qr),
        ...wordsOf(label, boxes.words),
        '^XZ\n',
      ].join('\n'),
    )
    .join('');
};

const codeOf = ({ address }: PrintedLabel, modules: number, box: LabelBox) => {
  const magnified = Math.min(10, Math.max(2, Math.floor(dots(box.width) / modules)));
  const quiet = quietModules * magnified;
  return `^FO${dots(box.x) + quiet},${dots(box.y) + quiet}^BQN,2,${magnified}${fieldOf(`MA,${address}`)}`;
};

/** Printers have Latin letters of their own and hardly ever others: words in other scripts are left out. */
const wordsOf = ({ code, spelled, name, detail }: PrintedLabel, box: LabelBox) => {
  const height = Math.min(34, Math.max(16, Math.floor(dots(box.height) / 5)));
  const most = Math.max(1, Math.floor(dots(box.width) / (height * 0.6)));
  const lines = [inLatin(code) || spelled, inLatin(name), inLatin(detail)].filter(Boolean);
  return lines.slice(0, Math.max(1, Math.floor(dots(box.height) / (height * 1.3)))).map((line, index) => {
    const position = `^FO${dots(box.x)},${dots(box.y) + Math.round(index * height * 1.3)}`;
    return `${position}^A0N,${height}${fieldOf(shortened(line, most))}`;
  });
};

const inLatin = (text: string) => {
  const kept = [...text].filter((sign) => printable.test(sign) || /[\p{L}\p{N}]/u.test(sign));
  return kept.every((sign) => printable.test(sign)) ? kept.join('').trim() : '';
};

const printable = /[\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u203a\u20ac]/u;

/** A field with every byte that is not plain written as its number: nothing in it can end it or begin a command. */
const fieldOf = (text: string) => {
  const bytes = [...Buffer.from(text)].map((byte) => {
    const sign = String.fromCharCode(byte);
    return /[A-Za-z0-9 .,:/-]/.test(sign) ? sign : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return `^FH^FD${bytes.join('')}^FS`;
};
