import type { ImportId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { getImport } from '../get-import.ts';
import { problemPage } from '../row-store.ts';

type Query = {
  readonly id: ImportId;
  readonly page: number;
  readonly itemsPerPage: number;
  readonly orderBy: 'asc' | 'desc';
  readonly column?: number | undefined;
};

/** Rows that will not be imported, in the order of the sheet, with what is wrong in them. */
export const listProblems = async (context: ReadContext, query: Query) => {
  await getImport(context, query);
  return problemPage(context.db, query.id, query);
};
