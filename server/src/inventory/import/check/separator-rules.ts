import { type SheetSeparator, sheetSeparators } from '@archway/contract/inventory/imports/import';

/** The sign that cuts most lines into the same number of cells, and into more than one. */
export const guessSeparator = (text: string): SheetSeparator => {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, 'x')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 60);
  const judged = sheetSeparators.map((separator) => ({ separator, ...evenness(lines, separator) }));
  const [best] = judged.sort((a, b) => b.share - a.share || b.cuts - a.cuts);
  return best && best.share > 0 ? best.separator : ',';
};

const evenness = (lines: readonly string[], separator: string) => {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cuts = line.split(separator).length - 1;
    if (cuts > 0) counts.set(cuts, (counts.get(cuts) ?? 0) + 1);
  }
  const [cuts = 0, times = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { cuts, share: times / Math.max(lines.length, 1) };
};
