import type { FileId, OrgId } from '@archway/contract/kernel/ids';
import type { Services } from '../platform/services.ts';
import { type FileRow, folderOf } from './file-store.ts';
import { documentName } from './keep-document.ts';
import { fileNameOf } from './keep-picture.ts';

/** What is kept of a file: a document as it came, a picture in its largest size. */
export const readFile = (
  { fileStorage }: Pick<Services, 'fileStorage'>,
  orgId: OrgId,
  { id, kind }: { id: FileId; kind: FileRow['kind'] },
): Promise<Buffer | undefined> =>
  fileStorage.get(folderOf({ orgId }, id), kind === 'document' ? documentName : fileNameOf('large'));
