import type { Reading } from '@archway/contract/inventory/imports/import';
import type { ImportFailure } from '@archway/contract/inventory/imports/import-states';
import type { CheckContext } from '../check/check-row-rules.ts';
import type { Look, SheetHints, SheetKind } from './look-at-sheet.ts';

/** What is asked of the thread that reads sheets. */
export type SheetTask =
  | { readonly op: 'look'; readonly hints: SheetHints }
  | {
      readonly op: 'check';
      readonly kind: SheetKind;
      readonly reading: Reading;
      readonly context: CheckContext;
    }
  | {
      readonly op: 'pick';
      readonly kind: SheetKind;
      readonly reading: Reading;
      readonly rows: readonly number[];
    };

/** Rows in the order of the sheet, as JSON: of a check as they are stored, of a pick as `[row, cells]`. */
export type SheetBatch = { readonly rows: string; readonly count: number; readonly share: number };

export type SheetMessage =
  | ({ readonly type: 'batch' } & SheetBatch)
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly reason: ImportFailure };
