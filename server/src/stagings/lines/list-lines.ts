import type { StagingId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchStaging } from '../get-staging.ts';
import { isStaging } from '../staging-store.ts';
import { linesOf } from './line-store.ts';

/** What is promised to each room. */
export const listLines = async ({ db }: ReadContext, { id }: { id: StagingId }) => {
  if (!(await isStaging(db, id))) throw noSuchStaging();
  return { rows: await linesOf(db, id) };
};
