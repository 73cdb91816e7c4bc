import * as z from 'zod';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/api/page.ts';
import { filterShape } from '../../kernel/fields/field-schemas.ts';
import { ItemId, LabelId, StorageLocationId, UnitId } from '../../kernel/ids.ts';
import { Moment } from '../../kernel/measures.ts';
import { line } from '../../kernel/text/text.ts';
import * as textLimits from '../../kernel/text/text-limits.ts';
import { mostCopies, mostLabels } from '../limits.ts';
import {
  attachTargets,
  labelKinds,
  labelListFields,
  labelSorts,
  labelStatuses,
  labelTargets,
} from './label-fields.ts';
import { labelFormats, labelLayouts, labelsPerPage, layoutLimits, misfitOf } from './label-formats.ts';

export type AttachTarget = (typeof attachTargets)[number];
export type LabelTarget = (typeof labelTargets)[number];
export type LabelKind = (typeof labelKinds)[number];

export const Label = z.object({
  id: LabelId,
  version: z.int(),
  code: z.string(),
  /** What its QR code says. */
  address: z.string(),
  kind: z.enum(labelKinds),
  status: z.enum(labelStatuses),
  /** The piece, item, location or move it leads to; null while it is blank. */
  targetId: z.uuid().nullable(),
  targetName: z.string().nullable(),
  /** How people call it: the code of a piece or location, the SKU of an item, the number of a move. */
  targetCode: z.string().nullable(),
  printedAt: Moment.nullable(),
  createdAt: Moment,
});
export type Label = z.infer<typeof Label>;

export const LabelsQuery = pageQuery(labelSorts).extend({
  ...filterShape(labelListFields),
  unitId: UnitId.optional(),
  itemId: ItemId.optional(),
  locationId: StorageLocationId.optional(),
  orderBy: z.enum(['asc', 'desc']).default('desc'),
});

const measure = (name: keyof typeof layoutLimits) => {
  const { min, max } = layoutLimits[name];
  return z.number().min(min).max(max);
};
/** A sheet of one's own. */
export const CustomLayout = z.object({
  pageWidth: measure('pageWidth'),
  pageHeight: measure('pageHeight'),
  labelWidth: measure('labelWidth'),
  labelHeight: measure('labelHeight'),
  marginTop: measure('marginTop').default(0),
  marginLeft: measure('marginLeft').default(0),
  gapX: measure('gapX').default(0),
  gapY: measure('gapY').default(0),
  columns: measure('columns').int().default(1),
  rows: measure('rows').int().default(1),
});

export const LabelSheet = z
  .object({
    unitIds: z.array(UnitId).max(mostLabels).default([]),
    itemIds: z.array(ItemId).max(mostLabels).default([]),
    locationIds: z.array(StorageLocationId).max(mostLabels).default([]),
    /** Every piece in use of these items. */
    piecesOf: z.array(ItemId).max(100).default([]),
    /** So many of each, one after the other; a blank label is never printed twice. */
    copies: z.int().min(1).max(mostCopies).default(1),
    /** So many new labels that are on nothing yet. */
    blankQuantity: z.int().min(0).max(mostLabels).default(0),
    format: z.enum(labelFormats).default('avery5160'),
    custom: CustomLayout.optional(),
    output: z.enum(['pdf', 'zpl']).default('pdf'),
    /** The first label of the first sheet that is not used up, counted from 1, row by row. */
    startAt: z
      .int()
      .min(1)
      .max(layoutLimits.columns.max * layoutLimits.rows.max)
      .default(1),
  })
  .superRefine((sheet, context) => {
    const wrong = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: sheet });
    const things = sheet.unitIds.length + sheet.itemIds.length + sheet.locationIds.length;
    const wanted = things * sheet.copies + sheet.blankQuantity;
    if (wanted + sheet.piecesOf.length === 0) wrong(['unitIds'], 'errors.tooFew:1');
    if (wanted > mostLabels) wrong(['unitIds'], `errors.tooMany:${mostLabels}`);
    if (sheet.format === 'custom' && !sheet.custom) return wrong(['custom'], 'errors.required');
    const layout = layoutOf(sheet);
    const misfit = misfitOf(layout);
    if (misfit) wrong(['custom', misfit.field], `errors.tooBig:${misfit.most}`);
    if (sheet.startAt > labelsPerPage(layout)) wrong(['startAt'], `errors.tooBig:${labelsPerPage(layout)}`);
  });
export type LabelSheet = z.output<typeof LabelSheet>;

/** The measures of the labels that are printed on. */
export const layoutOf = ({ format, custom }: Pick<LabelSheet, 'format' | 'custom'>) => {
  if (format !== 'custom') return labelLayouts[format];
  if (!custom) throw new TypeError('A custom format has measures.');
  return custom;
};

/** What a sheet is answered as. */
export const sheetTypes = { pdf: 'application/pdf', zpl: 'application/zpl' } as const;

const reads = { access: { action: 'read', subject: 'Item' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Item' }, limit: 'change' } as const;
const tag = 'Labels';
const targetId = z.uuid('errors.id');
/** What tells of moves, what is printed of them, and who finds them without a network. */
const alsoOfMoves = { invalidates: ['labels', 'scan', 'units', 'moves'] } as const;

export const labels = {
  list: endpoint({
    method: 'GET',
    path: '/labels',
    summary: 'List labels',
    tag,
    ...reads,
  })
    .input(LabelsQuery)
    .output(pageOf(Label)),
  make: endpoint({
    method: 'POST',
    path: '/labels',
    summary: 'Create another label for a piece, an item, a location or a move',
    tag,
    ...updates,
    change: 'label.made',
    ...alsoOfMoves,
    successStatus: 201,
  })
    .input(z.object({ kind: z.enum(labelTargets), targetId }))
    .output(Label),
  makeBlank: endpoint({
    method: 'POST',
    path: '/labels/blank',
    summary: 'Create blank labels',
    tag,
    ...updates,
    change: 'label.blanks-made',
    successStatus: 201,
  })
    .input(z.object({ quantity: z.int().min(1).max(mostLabels) }))
    .output(z.object({ rows: z.array(Label) })),
  attach: endpoint({
    method: 'POST',
    path: '/labels/attach',
    summary: 'Attach a blank label to a piece, an item or a location',
    tag,
    ...updates,
    change: 'label.attached',
  })
    .input(z.object({ code: line(textLimits.scanned), kind: z.enum(attachTargets), targetId }))
    .output(Label),
  revoke: endpoint({
    method: 'POST',
    path: '/labels/{id}/revoke',
    summary: 'Retire a label',
    tag,
    ...updates,
    change: 'label.revoked',
    ...alsoOfMoves,
  })
    .input(z.object({ id: LabelId }))
    .output(Label),
  sheet: endpoint({
    method: 'POST',
    path: '/labels/sheet',
    summary: 'Print labels to a PDF or ZPL file',
    tag,
    ...updates,
    change: 'label.printed',
    answersFile: Object.values(sheetTypes),
  })
    .input(LabelSheet)
    .output(z.file()),
};
