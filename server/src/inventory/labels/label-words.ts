import type { LabelPen } from './label-pen.ts';
import type { PrintedLabel } from './printed-label.ts';

export type WordsLine = { readonly text: string; readonly size: number; readonly y: number };

const [largest, smallest] = [12, 5];
const lineHeight = 1.4;

/**
 * The lines beside a code, for a room so wide and high, in points: how people call the thing, its name on up to two
 * lines, then where it stands. What has no room is left out from the end, what is too long ends in an ellipsis.
 */
export const wordsOf = (
  pen: LabelPen,
  label: PrintedLabel,
  { width, height }: { readonly width: number; readonly height: number },
): WordsLine[] => {
  const [code, name, detail] = [label.code, label.name, label.detail].map((text) => pen.showable(text) ?? '');
  const size = Math.min(largest, Math.max(smallest, height / 5 / lineHeight));
  const most = Math.max(1, Math.floor(height / (size * lineHeight)));
  const nameLines = name ? wrapped(pen, name, { width, size, most: Math.max(1, Math.min(2, most - 2)) }) : [];
  const lines = [
    codeLine(pen, code || label.spelled, { width, size }),
    ...nameLines.map((text) => ({ text, size })),
    ...(detail ? [{ text: cut(pen, detail, { width, size: size * 0.85 }), size: size * 0.85 }] : []),
  ].slice(0, most);
  const used = lines.reduce((sum, line) => sum + line.size * lineHeight, 0);
  let y = Math.max(0, (height - used) / 2);
  return lines.map((line) => {
    const positioned = { ...line, y };
    y += line.size * lineHeight;
    return positioned;
  });
};

type Room = { readonly width: number; readonly size: number };

/** A code that is cut short leads nowhere, so it rather becomes smaller. */
const codeLine = (pen: LabelPen, code: string, { width, size }: Room) => {
  const fitting = Math.max(4, Math.min(size * 1.15, (size * width) / pen.width(code, size)));
  const fits = pen.width(code, fitting) <= width + 0.01;
  return { text: fits ? code : cut(pen, code, { width, size: fitting }), size: fitting };
};

const wrapped = (pen: LabelPen, text: string, { width, size, most }: Room & { readonly most: number }) => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.length === most || lines.at(-1) === '' || pen.width(longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cut(pen, line, { width, size }));
};

const cut = (pen: LabelPen, text: string, { width, size }: Room) => {
  if (pen.width(text, size) <= width) return text;
  const characters = [...text];
  let [fits, over] = [0, characters.length];
  const start = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (pen.width(start(middle), size) <= width) fits = middle;
    else over = middle;
  }
  return start(fits);
};
