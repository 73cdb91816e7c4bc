import type { Language } from '@archway/contract/kernel/locale';

/** What a cell is, and so how each kind of file writes it. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string | null }
  /** Several words in one cell. */
  | { readonly kind: 'words'; readonly value: readonly string[] }
  | { readonly kind: 'number'; readonly value: number | null }
  /** Minor units of the organization's currency. */
  | { readonly kind: 'money'; readonly value: number | null }
  /** Millimeters and grams. */
  | { readonly kind: 'length'; readonly value: number | null }
  | { readonly kind: 'weight'; readonly value: number | null }
  | { readonly kind: 'flag'; readonly value: boolean | null }
  /** `2026-05-01`. */
  | { readonly kind: 'day'; readonly value: string | null }
  /** A moment in UTC. */
  | { readonly kind: 'moment'; readonly value: string | null };

/** Whether the value is of its kind, whatever the types say: it comes from rows that were written by any version. */
export const isWritable = ({ kind, value }: Cell): boolean => {
  if (kind === 'words') return Array.isArray(value) && value.every((word) => typeof word === 'string');
  if (value === null) return true;
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'day':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    default:
      return Number.isFinite(value);
  }
};

export type CellKind = Cell['kind'];

export type Column = { readonly key: string; readonly heading: string; readonly kind: CellKind };

/** How an organization counts, measures and reads the clock. */
export type SheetSettings = {
  readonly currency: string;
  readonly units: 'imperial' | 'metric';
  readonly timezone: string;
};

export type Sheet = {
  readonly title: string;
  readonly language: Language;
  readonly settings: SheetSettings;
  readonly columns: readonly Column[];
  /** Cells in the order of the columns, some rows at a time: nobody holds them all. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
};
