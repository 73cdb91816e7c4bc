import {
  type LabelFormat,
  type LabelLayout,
  labelFormats,
  labelLayouts,
  labelsPerPage,
  layoutLimits,
  misfitOf,
} from '@archway/contract/inventory/labels/label-formats';
import { readStoredObject, stored } from '../../../platform/storage/local-storage.ts';

export type Output = 'pdf' | 'zpl';

/** What somebody with this printer prints on: it is the same paper the next time. */
export type Paper = { readonly format: LabelFormat; readonly output: Output; readonly custom: LabelLayout };

export const measureNames = Object.keys(layoutLimits) as (keyof LabelLayout)[]; // of a const object

const key = 'labelPaper';
const firstPaper: Paper = { format: 'avery5160', output: 'pdf', custom: labelLayouts.l7160 };

export const readPaper = (): Paper => {
  const kept = readStoredObject(key) ?? {};
  const format = labelFormats.find((each) => each === kept['format']) ?? firstPaper.format;
  const custom = { ...firstPaper.custom, ...numbersOf(kept['custom']) };
  return { format, output: kept['output'] === 'zpl' ? 'zpl' : 'pdf', custom };
};

export const keepPaper = (paper: Paper) => stored.write(key, JSON.stringify(paper));

/** A label printer takes one label after the other, whatever sheet they would stand on. */
export const layoutOf = ({ format, output, custom }: Paper): LabelLayout => {
  const layout = format === 'custom' ? custom : labelLayouts[format];
  if (output === 'pdf') return layout;
  const { labelWidth, labelHeight } = layout;
  return {
    ...{ pageWidth: labelWidth, pageHeight: labelHeight, labelWidth, labelHeight },
    ...{ marginTop: 0, marginLeft: 0, gapX: 0, gapY: 0, columns: 1, rows: 1 },
  };
};

/** The measure of one's own that leads off the paper. */
export const misfit = ({ format, custom }: Paper) => (format === 'custom' ? misfitOf(custom) : undefined);

/** A start beyond the sheet is the first label. */
export const startOn = (layout: LabelLayout, startAt: number) =>
  startAt <= labelsPerPage(layout) ? startAt : 1;

/** How many sheets are printed on. */
export const sheetsFor = (layout: LabelLayout, count: number, startAt: number) =>
  Math.ceil((startAt - 1 + count) / labelsPerPage(layout));

const numbersOf = (kept: unknown): Partial<LabelLayout> =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        measureNames.flatMap((name) => {
          const value = (kept as Record<string, unknown>)[name]; // whatever was kept
          return typeof value === 'number' && Number.isFinite(value) ? [[name, value]] : [];
        }),
      )
    : {};
