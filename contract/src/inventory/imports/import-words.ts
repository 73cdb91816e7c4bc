import type { CustomKey } from '../../kernel/fields/custom-table.ts';
import { namesOfType } from '../../kernel/fields/fields.ts';
import { itemColumns } from '../item-columns.ts';
import { itemFields } from '../item-fields.ts';

/** Enough for a hundred thousand rows, and small enough to be held in memory once. */
export const largestSheet = 40 * 1024 * 1024;
export const largestPictureZip = 48 * 1024 * 1024;
export const mostPictureZips = 20;
export const mostImportRows = 100_000;
export const mostImportColumns = 300;

export const sheetEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'shift_jis',
  'windows-1256',
] as const;
export type SheetEncoding = (typeof sheetEncodings)[number];
export const sheetSeparators = [',', ';', '\t', '|'] as const;
export type SheetSeparator = (typeof sheetSeparators)[number];

/** What a column of a sheet means: a column of ours, a custom field of this name, made if there is none, or nothing. */
export const columnTargets = [...itemColumns, 'ownField'] as const;
export type ColumnTarget = (typeof columnTargets)[number] | CustomKey;

/** What several columns of a sheet may fill together: their words are put side by side. */
const listColumns: readonly string[] = [...namesOfType(itemFields, 'words', 'choices'), 'pictures'];

export const isUsedOnce = (target: ColumnTarget) => target !== 'ownField' && !listColumns.includes(target);
