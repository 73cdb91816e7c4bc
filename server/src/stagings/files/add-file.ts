import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { StagingId } from '@archway/contract/kernel/ids';
import { longestFileName, mostStagingFiles } from '@archway/contract/stagings/limits';
import { plainFileName } from '../../files/plain-file-name.ts';
import { takeInFile } from '../../files/take-in-file.ts';
import type { FileContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchStaging, requireStaging, stagingName } from '../get-staging.ts';
import { isStaging } from '../staging-store.ts';
import { filesOf, putFile } from './staging-file-store.ts';

/** Adds a photo or a document to a job. What it is, its content says. */
export const addFile = async (context: FileContext, { id, file }: { id: StagingId; file: File }) => {
  const { services, actor } = context;
  // Before anything is decoded for a job that is not here.
  if (!(await services.db.inOrg(actor.orgId, (db) => isStaging(db, id)))) throw noSuchStaging();
  const name = plainFileName(file.name, { most: longestFileName, otherwise: 'file' });
  const content = Buffer.from(await file.arrayBuffer());
  const { rows } = await takeInFile(context, content, async ({ db, actor: changer, record }, kept) => {
    const staging = await requireStaging(db, id);
    const before = await filesOf(db, id);
    if (before.length >= mostStagingFiles && !before.some((one) => one.id === kept.id))
      throw fieldProblem('file', 'errors.tooMany', mostStagingFiles);
    await putFile(db, {
      stagingId: id,
      fileId: kept.id,
      name,
      bytes: content.length,
      by: changer.userId,
    });
    await record({ id, name: stagingName(staging) }, { file: name });
    return { id: kept.id, rows: await filesOf(db, id) };
  });
  return { rows };
};
