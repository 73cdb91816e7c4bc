import * as z from 'zod';
import { defaultPageSize, lastPage, pageSizes } from '../limits.ts';
import { line } from '../text/text.ts';
import * as textLimits from '../text/text-limits.ts';

/** A page further than any list goes is a mistake. */
const page = z.coerce.number().int().min(1).max(lastPage).default(1);

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
