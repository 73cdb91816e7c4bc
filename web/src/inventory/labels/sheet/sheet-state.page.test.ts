import { CustomLayout } from '@archway/contract/inventory/labels/label';
import {
  labelFormats,
  labelLayouts,
  labelsPerPage,
  layoutLimits,
  positionLabels,
} from '@archway/contract/inventory/labels/label-formats';
import { beforeEach, expect, test } from 'vitest';
import { keepPaper, layoutOf, measureNames, readPaper, sheetsFor, startOn } from './sheet-state.ts';

beforeEach(() => localStorage.clear());

test('the limits of one’s own measures are those of the contract', () => {
  const right = { ...labelLayouts.l7160 };
  for (const name of measureNames) {
    const { min, max } = layoutLimits[name];
    for (const [value, fits] of [
      [min, true],
      [max, true],
      [min - 1, false],
      [max + 1, false],
    ] as const)
      expect([name, value, CustomLayout.safeParse({ ...right, [name]: value }).success]).toEqual([
        name,
        value,
        fits,
      ]);
  }
  expect(Object.keys(CustomLayout.shape).sort()).toEqual([...measureNames].sort());
});

test('the paper in this printer is remembered, and nonsense is not', () => {
  expect(readPaper()).toMatchObject({ format: 'avery5160', output: 'pdf' });
  keepPaper({
    ...readPaper(),
    format: 'brother62',
    output: 'zpl',
    custom: { ...labelLayouts.l7160, rows: 3 },
  });
  expect(readPaper()).toMatchObject({ format: 'brother62', output: 'zpl', custom: { rows: 3 } });
  localStorage.setItem('labelPaper', '{"format":"a5","output":7,"custom":{"rows":"many"}}');
  expect(readPaper()).toMatchObject({ format: 'avery5160', output: 'pdf', custom: { rows: 7 } });
});

test('as many sheets are counted as labels are placed on, wherever they begin', () => {
  for (const format of labelFormats) {
    const layout = layoutOf({ ...readPaper(), format });
    for (const [count, start] of [
      [1, 1],
      [40, 1],
      [40, labelsPerPage(layout)],
    ] as const) {
      const startAt = startOn(layout, start);
      const last = positionLabels(layout, count, startAt).at(-1);
      expect(sheetsFor(layout, count, startAt)).toBe((last?.page ?? 0) + 1);
    }
  }
});

test('a label printer gets one label after the other', () => {
  const layout = layoutOf({ ...readPaper(), format: 'avery5163', output: 'zpl' });
  expect([labelsPerPage(layout), layout.pageWidth]).toEqual([1, labelLayouts.avery5163.labelWidth]);
  expect(startOn(layout, 7)).toBe(1);
});
