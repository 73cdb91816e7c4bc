import * as z from 'zod';
import type { ColumnKinds, Columns } from './columns.ts';

const schemas = {
  ids: z.object({ packed: z.string() }),
  texts: z.array(z.string()),
  repeated: z.object({ values: z.array(z.string().nullable()), at: z.array(z.int()) }),
};

/** Rows as `packColumns` writes them. */
export const columnsSchema = <const Kinds extends ColumnKinds>(kinds: Kinds) =>
  z.object(
    Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, schemas[kind]])),
  ) as unknown as z.ZodType<Columns<Kinds>, Columns<Kinds>>; // one schema for each name
