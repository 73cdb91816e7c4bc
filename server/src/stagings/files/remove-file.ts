import type { FileId, StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { requireFile } from './require-file.ts';
import { deleteFile, filesOf } from './staging-file-store.ts';

/** What nothing else refers to is swept away a day later. */
export const removeFile = async (
  { db, record }: ChangeContext,
  { id, fileId }: { id: StagingId; fileId: FileId },
) => {
  const staging = await requireStaging(db, id);
  const { name } = await requireFile(db, id, fileId);
  await deleteFile(db, id, fileId);
  await record({ id, name: stagingName(staging) }, { file: name });
  return { rows: await filesOf(db, id) };
};
