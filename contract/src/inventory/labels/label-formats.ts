/** A sheet or roll of labels, all lengths in millimeters. On a roll every label is a page of its own. */
export type LabelLayout = {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  readonly marginTop: number;
  readonly marginLeft: number;
  readonly gapX: number;
  readonly gapY: number;
  readonly columns: number;
  readonly rows: number;
};

/** What a sheet of one's own can measure. The smallest label still has room for a code that a phone can read. */
export const layoutLimits = {
  pageWidth: { min: 20, max: 500 },
  pageHeight: { min: 20, max: 500 },
  labelWidth: { min: 20, max: 500 },
  labelHeight: { min: 20, max: 500 },
  marginTop: { min: 0, max: 200 },
  marginLeft: { min: 0, max: 200 },
  gapX: { min: 0, max: 200 },
  gapY: { min: 0, max: 200 },
  columns: { min: 1, max: 20, whole: true },
  rows: { min: 1, max: 40, whole: true },
} as const satisfies Record<keyof LabelLayout, { min: number; max: number; whole?: boolean }>;

const letter = { pageWidth: 215.9, pageHeight: 279.4 };
const a4 = { pageWidth: 210, pageHeight: 297 };
const roll = (width: number, height: number): LabelLayout => ({
  pageWidth: width,
  pageHeight: height,
  labelWidth: width,
  labelHeight: height,
  marginTop: 0,
  marginLeft: 0,
  gapX: 0,
  gapY: 0,
  columns: 1,
  rows: 1,
});

/** The makers' own measures. */
export const labelLayouts = {
  avery5160: {
    ...letter,
    labelWidth: 66.675,
    labelHeight: 25.4,
    marginTop: 12.7,
    marginLeft: 4.7625,
    gapX: 3.175,
    gapY: 0,
    columns: 3,
    rows: 10,
  },
  avery5163: {
    ...letter,
    labelWidth: 101.6,
    labelHeight: 50.8,
    marginTop: 12.7,
    marginLeft: 3.96875,
    gapX: 4.7625,
    gapY: 0,
    columns: 2,
    rows: 5,
  },
  l7160: {
    ...a4,
    labelWidth: 63.5,
    labelHeight: 38.1,
    marginTop: 15.15,
    marginLeft: 7.25,
    gapX: 2.5,
    gapY: 0,
    columns: 3,
    rows: 7,
  },
  dymo30252: roll(88.9, 28.575),
  dymo30334: roll(57.15, 31.75),
  brother62: roll(62, 29),
} as const satisfies Record<string, LabelLayout>;

export const labelFormats = [
  'avery5160',
  'avery5163',
  'l7160',
  'dymo30252',
  'dymo30334',
  'brother62',
  'custom',
] as const;
export type LabelFormat = (typeof labelFormats)[number];

export const labelsPerPage = ({ columns, rows }: Pick<LabelLayout, 'columns' | 'rows'>) => columns * rows;

/** What of a label's place and size would stand outside the paper: the measure that is too large, and how large it may be. */
export const misfitOf = (
  layout: LabelLayout,
): { readonly field: 'labelWidth' | 'labelHeight'; readonly most: number } | undefined => {
  const room = (page: number, margin: number, gap: number, count: number) =>
    (page - margin - gap * (count - 1)) / count;
  const width = room(layout.pageWidth, layout.marginLeft, layout.gapX, layout.columns);
  const height = room(layout.pageHeight, layout.marginTop, layout.gapY, layout.rows);
  if (layout.labelWidth > width + rounding) return { field: 'labelWidth', most: floored(width) };
  if (layout.labelHeight > height + rounding) return { field: 'labelHeight', most: floored(height) };
  return undefined;
};

/** Measures are given in hundredths of a millimeter; less is arithmetic. */
const rounding = 0.005;
const floored = (length: number) => Math.max(0, Math.floor(length * 100) / 100);

/** Where one label stands: the page from 0, and its corner on it. */
export type LabelPosition = { readonly page: number; readonly x: number; readonly y: number };

/** Row by row from the left, beginning at the `startAt`-th label of the first page: those before it are used up. */
export const positionLabels = (layout: LabelLayout, count: number, startAt = 1): LabelPosition[] =>
  Array.from({ length: count }, (_, index) => {
    const position = index + startAt - 1;
    const onPage = position % labelsPerPage(layout);
    return {
      page: Math.floor(position / labelsPerPage(layout)),
      x: layout.marginLeft + (onPage % layout.columns) * (layout.labelWidth + layout.gapX),
      y: layout.marginTop + Math.floor(onPage / layout.columns) * (layout.labelHeight + layout.gapY),
    };
  });

/** A part of a label, in millimeters from its corner. */
export type LabelBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Blank at the edge of every label: sheets slip a little in the printer. */
const edge = 1;

/** Where code and words stand on a label, in millimeters from its corner: beside each other on a broad one, else below. */
export const boxesOf = ({
  labelWidth,
  labelHeight,
}: Pick<LabelLayout, 'labelWidth' | 'labelHeight'>): { readonly qr: LabelBox; readonly words: LabelBox } => {
  const [width, height] = [labelWidth - 2 * edge, labelHeight - 2 * edge];
  if (width >= 1.3 * height) {
    const side = Math.min(height, width * 0.5);
    return {
      qr: { x: edge, y: edge + (height - side) / 2, width: side, height: side },
      words: { x: edge + side, y: edge, width: width - side, height },
    };
  }
  const side = Math.min(width, height * 0.75);
  return {
    qr: { x: edge + (width - side) / 2, y: edge, width: side, height: side },
    words: { x: edge, y: edge + side, width, height: height - side },
  };
};
