import * as z from 'zod';
import { line } from './text.ts';
import * as textLimits from './text-limits.ts';

export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
export const defaultPageSize = 25;

/** Page 1,000,000 of 100 rows is further than any list goes; a larger number is a mistake, not a wish. */
const page = z.coerce.number().int().min(1).max(1_000_000).default(1);

const itemsPerPage = z.coerce.number().pipe(z.literal(pageSizes, 'errors.pageSize')).default(defaultPageSize);

/** What every list takes: which page, how long, what to look for, in which order: by the first column, if none is named. */
export const pageQuery = <const Column extends string>(columns: readonly Column[]) =>
  z.object({
    page,
    itemsPerPage,
    searchQuery: line(textLimits.searchQuery).default(''),
    sortBy: z.enum(columns).default(columns[0] as never), // a list has a first column
    orderBy: z.enum(['asc', 'desc']).default('asc'),
  });

/** What every list answers. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), itemsPerPage: z.int() });

export type Page<Row> = { rows: Row[]; total: number; page: number; itemsPerPage: number };
