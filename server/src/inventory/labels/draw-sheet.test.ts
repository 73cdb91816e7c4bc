import {
  type LabelLayout,
  labelLayouts,
  labelsPerPage,
  positionLabels,
} from '@archway/contract/inventory/labels/label-formats';
import { expect, test, vi } from 'vitest';
import { timesUsualWork } from '../../../test/processor-work.ts';
import { type PdfPage, readPdf, scanPage } from '../../../test/read-pdf.ts';
import { drawInWorker } from './draw-in-worker.ts';
import { drawSheet } from './draw-sheet.ts';
import { newLabelCode } from './new-label-code.ts';
import type { PrintedLabel } from './printed-label.ts';

const at = '2026-05-01T08:00:00.000Z';
const label = (more: Partial<PrintedLabel> = {}): PrintedLabel => ({
  address: `https://archway.example/scan/${newLabelCode()}`,
  spelled: '7K2M9-QXT0V',
  code: 'ARC-00042',
  name: 'Harlow 84 in sofa, oatmeal',
  detail: 'A-01-02 · Sofas',
  ...more,
});
const drawn = async (
  labels: readonly PrintedLabel[],
  layout: LabelLayout = labelLayouts.avery5160,
  startAt = 1,
) => readPdf(await drawSheet({ labels, layout, startAt, at }));
/** The lines of a page from the top, each as it is seen from the left. */
const linesOf = ({ texts }: PdfPage) => {
  const byHeight = Map.groupBy(texts, ({ y }) => Math.round(y * 10));
  return [...byHeight]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) =>
      parts
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    );
};
const backwards = (text: string) => [...text].reverse().join('');

test.each(Object.entries<LabelLayout>(labelLayouts))(
  'every code on %s is read back, at three hundred dots and at half of that',
  { timeout: 120_000 },
  async (_name, layout) => {
    const labels = Array.from({ length: labelsPerPage(layout) + 1 }, () => label());
    const pages = await drawn(labels, layout);
    expect(pages.length).toBe(2);
    const wanted = labels.map(({ address }) => address).sort();
    for (const dots of [300, 150]) {
      const read = [];
      for (const page of pages) read.push(...(await scanPage(page, dots)));
      expect([dots, read.sort()]).toEqual([dots, wanted]);
    }
  },
);

test('the smallest label that is allowed, with a long address, is still read', async () => {
  const layout = {
    ...labelLayouts.dymo30334,
    pageWidth: 20,
    pageHeight: 20,
    labelWidth: 20,
    labelHeight: 20,
  };
  const far = label({
    address: `https://inventory.staging.a-rather-long-name.example/scan/${newLabelCode()}`,
  });
  const [page] = await drawn([far], layout);
  expect(await scanPage(page!)).toEqual([far.address]);
});

test.each(Object.entries<LabelLayout>(labelLayouts))(
  'nothing on %s leaves its label',
  async (_name, layout) => {
    const long = label({ name: 'Wide '.repeat(30), detail: 'Far away '.repeat(20), code: 'X'.repeat(40) });
    const [page] = await drawn([long], layout, labelsPerPage(layout));
    const [position] = positionLabels(layout, 1, labelsPerPage(layout));
    const [left, top] = [(position!.x / 25.4) * 72, (position!.y / 25.4) * 72];
    const [right, bottom] = [left + (layout.labelWidth / 25.4) * 72, top + (layout.labelHeight / 25.4) * 72];
    for (const box of page!.rectangles) {
      expect(Math.min(box.x - left, box.y - top)).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(right);
      expect(box.y + box.height).toBeLessThan(bottom);
    }
    expect(page!.texts.length).toBeGreaterThan(0);
    for (const { x, y } of page!.texts) {
      expect(x).toBeGreaterThan(Math.max(...page!.rectangles.map((box) => box.x + box.width)) - 0.01);
      expect([x < right, y > top, y < bottom]).toEqual([true, true, true]);
    }
  },
);

test('a label says how people call the thing, its name and its place, and what is too long ends in an ellipsis', async () => {
  const [page] = await drawn([label()]);
  expect(linesOf(page!)).toEqual(['ARC-00042', 'Harlow 84 in sofa,', 'oatmeal', 'A-01-02 · Sofas']);
  const [cut] = await drawn([label({ name: 'Unpronounceable '.repeat(9) })]);
  expect(linesOf(cut!).at(2)).toMatch(/^Unpronounceable.*…$/);
});

test('a label that is on nothing, or on what people call nothing, says its own code', async () => {
  const [blank] = await drawn([label({ code: '', name: '', detail: '' })]);
  expect(linesOf(blank!)).toEqual(['7K2M9-QXT0V']);
  const [bare] = await drawn([label({ code: '', detail: '' })]);
  expect(linesOf(bare!)[0]).toBe('7K2M9-QXT0V');
});

test('accented and Arabic letters are drawn with signs that exist, never as boxes', async () => {
  const names = ['Œuvre élégante, forêt', 'Łódź şık čeština őű', 'كرسي أزرق كبير', 'خزانة ٣ أدراج'];
  for (const name of names) {
    const [page] = await drawn([label({ name })], labelLayouts.avery5163);
    const glyphs = page!.texts.flatMap((text) => text.glyphs);
    expect(glyphs.length).toBeGreaterThan(name.length);
    expect(glyphs).not.toContain('0000');
  }
  const [page] = await drawn([label({ name: 'Łódź élégante şık' })], labelLayouts.avery5163);
  expect(linesOf(page!)[1]).toBe('Łódź élégante şık');
});

test('Arabic stands from the right, joined, with numbers and Latin words from the left', async () => {
  const line = async (name: string) =>
    linesOf((await drawn([label({ name })], labelLayouts.avery5163))[0]!)[1];
  // Dots of letters are signs of their own and stand for no letter.
  expect(await line('كرسي أحمر')).toBe(backwards('كرسي أحمر'));
  expect(await line('كرسي 84 Harlow')).toBe(`Harlow 84${backwards('كرسي ')}`);
  const [page] = await drawn([label({ name: 'ععع', code: '', detail: '' })], labelLayouts.avery5163);
  const joined = page!.texts.find(({ text }) => text === 'ععع')!;
  expect(new Set(joined.glyphs).size).toBe(3);
});

test('a name in letters that no font here has is left out rather than drawn with holes; a picture sign is skipped', async () => {
  const [page] = await drawn([label({ name: '沙发 Sofa' })]);
  expect(linesOf(page!)).toEqual(['ARC-00042', 'A-01-02 · Sofas']);
  const [other] = await drawn([label({ name: 'Sofa 🛋️ blue' })]);
  expect(linesOf(other!)[1]).toBe('Sofa blue');
});

test('of the same labels the file is the same, byte for byte', async () => {
  const drawing = { labels: [label(), label()], layout: labelLayouts.l7160, startAt: 3, at };
  expect(Buffer.from(await drawInWorker(drawing)).equals(await drawSheet(drawing))).toBe(true);
});

test('sheets that follow each other are drawn by one worker, and one that fails harms none of them', async () => {
  const drawing = { labels: [label()], layout: labelLayouts.l7160, startAt: 1, at };
  const wanted = await drawSheet(drawing);
  const started = vi.fn();
  process.on('worker', started);
  await drawInWorker(drawing);
  started.mockClear();
  for (let sheet = 0; sheet < 3; sheet += 1)
    expect(Buffer.from(await drawInWorker(drawing)).equals(wanted)).toBe(true);
  expect(started).not.toHaveBeenCalled();
  await expect(drawInWorker({ ...drawing, at: 'never' })).rejects.toThrow();
  expect(Buffer.from(await drawInWorker(drawing)).equals(wanted)).toBe(true);
  expect(started).toHaveBeenCalledTimes(1);
  process.off('worker', started);
});

test('five hundred labels are drawn without holding up anybody else', { timeout: 120_000 }, async () => {
  const labels = Array.from({ length: 500 }, (_, index) =>
    label({ code: `ARC-${index}`, name: `Sofa ${index}` }),
  );
  let content = new Uint8Array();
  const draw = async () => {
    content = await drawInWorker({ labels, layout: labelLayouts.avery5160, startAt: 1, at });
  };
  // Of all the work it was, this thread did next to nothing.
  expect(await timesUsualWork(draw, process.threadCpuUsage)).toBeLessThan(1);
  expect(readPdf(Buffer.from(content)).length).toBe(17);
});
