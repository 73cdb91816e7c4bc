import { problem } from '@archway/contract/kernel/api/problem';
import type { FileId, StagingId } from '@archway/contract/kernel/ids';
import type { StagingFile } from '@archway/contract/stagings/staging-file';
import type { OrgDb } from '../../platform/db/db.ts';
import { filesOf } from './staging-file-store.ts';

export const requireFile = async (db: OrgDb, stagingId: StagingId, fileId: FileId): Promise<StagingFile> => {
  const file = (await filesOf(db, stagingId)).find(({ id }) => id === fileId);
  if (!file) throw noSuchFile();
  return file;
};

export const noSuchFile = () => problem('not_found', 'That file is not in this staging.');
