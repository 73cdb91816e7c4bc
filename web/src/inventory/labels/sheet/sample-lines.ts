import { shortened } from '@archway/contract/kernel/text/cut-text';
import type { SampleLabel } from '../label-sources.ts';

type Line = { readonly text: string; readonly y: number; readonly size: number; readonly bold: boolean };

const millimetersOf = (points: number) => (points / 72) * 25.4;
const [largest, smallest] = [millimetersOf(12), millimetersOf(5)];
const lineHeight = 1.4;
/** On average a letter is so wide, measured by the height of its line. */
const letterWidth = 0.52;

/** The words of a label within their room, in millimeters: code, name on up to two lines, and where it stands. */
export const linesOf = (
  { code, name, detail }: SampleLabel = { code: '', name: '', detail: '' },
  { width, height }: { readonly width: number; readonly height: number },
): Line[] => {
  const size = Math.min(largest, Math.max(smallest, height / 5 / lineHeight));
  const room = Math.max(1, Math.floor(width / (size * letterWidth)));
  const most = Math.max(1, Math.floor(height / (size * lineHeight)));
  const texts = [code || '•••••-•••••', ...wrapped(name, room, Math.max(1, Math.min(2, most - 2))), detail]
    .filter(Boolean)
    .slice(0, most);
  const top = Math.max(0, (height - texts.length * size * lineHeight) / 2);
  return texts.map((text, index) => ({
    text: cut(text, room),
    y: top + index * size * lineHeight + size,
    size: index === 0 ? size * 1.1 : size,
    bold: index === 0,
  }));
};

const wrapped = (text: string, room: number, most: number) => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.length === most || lines.at(-1) === '' || longer.length <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const cut = (text: string, room: number) => shortened(text, Math.max(2, room));
