import * as z from 'zod';
import { line } from './text.ts';

export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
export const defaultPageSize = 25;

/** Page 1,000,000 of 100 rows is further than any list goes; a larger number is a mistake, not a wish. */
const page = z.coerce.number().int().min(1).max(1_000_000).default(1);

const itemsPerPage = z.coerce.number().pipe(z.literal(pageSizes, 'errors.pageSize')).default(defaultPageSize);

/** What every list takes: which page, how long, what to look for, in which order. */
export const pageQuery = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.object({
    page,
    itemsPerPage,
    searchQuery: line(200).default(''),
    sortBy: z.enum(columns).default(columns[0]),
    orderBy: z.enum(['asc', 'desc']).default('asc'),
  });

/** What every list answers. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), itemsPerPage: z.int() });

export type Page<Row> = { rows: Row[]; total: number; page: number; itemsPerPage: number };
