import type { FileId, StagingId } from '@archway/contract/kernel/ids';
import { type StagingFileKind, stagingFileTypes } from '@archway/contract/stagings/staging-file';
import { readFile } from '../../files/read-file.ts';
import type { FileContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { noSuchFile, requireFile } from './require-file.ts';

/** A file to keep, under the name that people gave it. The log keeps who took it. */
export const downloadFile = async (
  { services, actor, change }: FileContext,
  { id, fileId }: { id: StagingId; fileId: FileId },
): Promise<File> => {
  const { name, kind } = await change(async ({ db, record }) => {
    const staging = await requireStaging(db, id);
    const file = await requireFile(db, id, fileId);
    await record({ id, name: stagingName(staging) }, { file: file.name });
    return file;
  });
  const content = await readFile(services, actor.orgId, { id: fileId, kind });
  if (!content) throw noSuchFile();
  return new File([new Uint8Array(content)], withEnding(name, kind), { type: stagingFileTypes[kind] });
};

/** A name may end otherwise than what is in it: a picture is kept in one form. */
const withEnding = (name: string, kind: StagingFileKind) => {
  const ending = kind === 'picture' ? '.webp' : '.pdf';
  return name.toLowerCase().endsWith(ending) ? name : name.replace(/\.\w{1,5}$/, '') + ending;
};
