import type { Cell } from '../check/number-rules.ts';

/** A row under the number a spreadsheet shows for it, and how much of the file was read by then. */
export type SheetRow = { readonly row: number; readonly cells: readonly Cell[]; readonly share: number };
