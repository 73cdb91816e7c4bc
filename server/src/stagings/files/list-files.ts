import type { StagingId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchStaging } from '../get-staging.ts';
import { isStaging } from '../staging-store.ts';
import { filesOf } from './staging-file-store.ts';

export const listFiles = async ({ db }: ReadContext, { id }: { id: StagingId }) => {
  if (!(await isStaging(db, id))) throw noSuchStaging();
  return { rows: await filesOf(db, id) };
};
