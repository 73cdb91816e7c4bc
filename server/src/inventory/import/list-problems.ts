import type { ProblemRow } from '@archway/contract/inventory/import';
import type { ImportId } from '@archway/contract/kernel/ids';
import type { Page } from '@archway/contract/kernel/page';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { getImport } from './get-import.ts';
import { problemPage } from './row-store.ts';

type Query = {
  readonly id: ImportId;
  readonly page: number;
  readonly itemsPerPage: number;
  readonly orderBy: 'asc' | 'desc';
  readonly column?: number | undefined;
};

/** Rows that will not be imported, in the order of the sheet, with what is wrong in them. */
export const listProblems = async (db: OrgDb, actor: Actor, query: Query): Promise<Page<ProblemRow>> => {
  await getImport(db, actor, query.id);
  return problemPage(db, query.id, query);
};
