import { expect, test } from 'vitest';
import { type LabelLayout, labelLayouts, labelsPerPage, misfitOf, positionLabels } from './label-formats.ts';

const layouts = Object.entries<LabelLayout>(labelLayouts);

test.each(layouts)('nothing of %s stands outside the paper', (_name, layout) => {
  for (const { x, y } of positionLabels(layout, labelsPerPage(layout))) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + layout.labelWidth).toBeLessThanOrEqual(layout.pageWidth + 1e-9);
    expect(y + layout.labelHeight).toBeLessThanOrEqual(layout.pageHeight + 1e-9);
  }
  expect(misfitOf(layout)).toBeUndefined();
});

test.each(layouts)('no two labels of %s overlap', (_name, layout) => {
  const positions = positionLabels(layout, labelsPerPage(layout) * 2 + 1);
  for (const [index, a] of positions.entries())
    for (const b of positions.slice(index + 1)) {
      const apart =
        a.page !== b.page ||
        Math.abs(a.x - b.x) >= layout.labelWidth - 1e-9 ||
        Math.abs(a.y - b.y) >= layout.labelHeight - 1e-9;
      expect([a, b, apart]).toEqual([a, b, true]);
    }
});

test('a sheet is filled row by row, and the next page begins at its first label', () => {
  const { avery5163: layout } = labelLayouts;
  const positions = positionLabels(layout, 11);
  expect(positions.map(({ page }) => page)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(positions[1]).toEqual({ page: 0, x: 3.96875 + 101.6 + 4.7625, y: 12.7 });
  expect(positions[2]).toEqual({ page: 0, x: 3.96875, y: 12.7 + 50.8 });
  expect(positions[10]).toEqual({ page: 1, x: 3.96875, y: 12.7 });
});

test('labels that are used up already are skipped on the first page only', () => {
  const { avery5163: layout } = labelLayouts;
  const positions = positionLabels(layout, 4, 8);
  expect(positions).toEqual(positionLabels(layout, 11).slice(7));
});

test('measures that do not fit the paper say which is too large and how large it may be', () => {
  const sheet = { ...labelLayouts.l7160, pageWidth: 200 };
  expect(misfitOf(sheet)).toEqual({ field: 'labelWidth', most: 62.58 });
  expect(misfitOf({ ...labelLayouts.l7160, rows: 8 })).toEqual({ field: 'labelHeight', most: 35.23 });
  expect(misfitOf({ ...labelLayouts.l7160, gapX: 200 })).toEqual({ field: 'labelWidth', most: 0 });
});
