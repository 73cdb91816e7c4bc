import type { FileId, StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { requireFile } from './require-file.ts';
import { filesOf, setFileName } from './staging-file-store.ts';

export const renameFile = async (
  { db, record }: ChangeContext,
  { id, fileId, name }: { id: StagingId; fileId: FileId; name: string },
) => {
  const staging = await requireStaging(db, id);
  const before = await requireFile(db, id, fileId);
  await setFileName(db, { stagingId: id, fileId, name });
  await record({ id, name: stagingName(staging) }, { file: { from: before.name, to: name } });
  return { rows: await filesOf(db, id) };
};
