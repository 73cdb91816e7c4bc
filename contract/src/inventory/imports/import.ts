import * as z from 'zod';
import { GivenCustomKey } from '../../kernel/fields/field-schemas.ts';
import { CategoryId, ImportId, StorageLocationId } from '../../kernel/ids.ts';
import { Moment } from '../../kernel/measures.ts';
import { decimalMarks } from '../../kernel/text/number-text.ts';
import { importFailures, importStates } from './import-states.ts';
import { columnTargets, mostImportColumns, sheetEncodings, sheetSeparators } from './import-words.ts';

export {
  type ColumnTarget,
  columnTargets,
  isUsedOnce,
  largestPictureZip,
  largestSheet,
  mostImportColumns,
  mostImportRows,
  mostPictureZips,
  type SheetEncoding,
  type SheetSeparator,
  sheetEncodings,
  sheetSeparators,
} from './import-words.ts';

export const Reading = z.object({
  encoding: z.enum(sheetEncodings).nullable(),
  /** False when the bytes could mean several things: a person looks and says. */
  isEncodingSure: z.boolean(),
  separator: z.enum(sheetSeparators).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  headingRow: z.int(),
  /** Null when no number of the sheet tells; a number that could be read in two ways is then an error. */
  decimalMark: z.enum(decimalMarks).nullable(),
});
export type Reading = z.infer<typeof Reading>;

const Target = z.union([z.enum(columnTargets), GivenCustomKey], 'errors.choice');

export const SheetColumn = z.object({
  heading: z.string(),
  /** What stands in it in the first rows. */
  samples: z.array(z.string()),
  guess: Target.nullable(),
});
export type SheetColumn = z.infer<typeof SheetColumn>;

/** What is to become of the rows. */
export const ImportPlan = z.object({
  /** One for each column of the sheet, in its order. */
  mapping: z.array(Target.nullable()).min(1).max(mostImportColumns),
  makeCategories: z.boolean().default(false),
  makeVendors: z.boolean().default(false),
  /** For rows that name none. */
  categoryId: CategoryId.nullable().default(null),
  locationId: StorageLocationId.nullable().default(null),
});
export type ImportPlan = z.output<typeof ImportPlan>;

export const ImportCounts = z.object({
  rows: z.int(),
  toAdd: z.int(),
  toChange: z.int(),
  same: z.int(),
  wrong: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

export const ImportSummary = z.object({
  id: ImportId,
  state: z.enum(importStates),
  fileName: z.string(),
  progress: z.number(),
  counts: ImportCounts.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const Import = ImportSummary.extend({
  version: z.int(),
  kind: z.enum(['csv', 'xlsx']),
  reading: Reading,
  columns: z.array(SheetColumn),
  plan: ImportPlan.nullable(),
  failure: z.enum(importFailures).nullable(),
  /** How many pictures its zips hold. */
  pictures: z.int(),
  /** When the very same file was imported before. */
  importedBefore: Moment.nullable(),
});
export type Import = z.infer<typeof Import>;

/** One thing that is wrong. `column` counts the columns of the sheet from 0; null is the row as a whole. */
export const CellProblem = z.object({
  column: z.int().nullable(),
  value: z.string(),
  key: z.string(),
  n: z.number().optional(),
  /** What nothing here is called. */
  name: z.string().optional(),
});
export type CellProblem = z.infer<typeof CellProblem>;

/** The row as the sheet numbers it, headings included. */
export const ProblemRow = z.object({ row: z.int(), problems: z.array(CellProblem) });
export type ProblemRow = z.infer<typeof ProblemRow>;
