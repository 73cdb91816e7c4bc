import { createHash } from 'node:crypto';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId } from '@archway/contract/kernel/ids';
import type { ChangeContext, FileContext } from '../platform/http/calls/use-case-context.ts';
import { type FileRow, findFileByDigest, lockFileByDigest } from './file-store.ts';
import { isDocument, keepDocument } from './keep-document.ts';
import { keepPicture } from './keep-picture.ts';
import { makeSizes } from './make-sizes.ts';
import { pictureFormatOf } from './picture-format-rules.ts';

type Write<Written> = (context: ChangeContext, file: FileRow) => Promise<Written>;

/**
 * Takes a picture or a document in, by what stands in it, together with the row that refers to it. Of a picture only its
 * sizes are kept; and taken in again either is the same file.
 */
export const takeInFile = async <Written extends { id: FileId }>(
  { services, actor, change }: FileContext,
  content: Buffer,
  write: Write<Written>,
): Promise<Written> => {
  const digest = createHash('sha256').update(content).digest();
  if (await services.db.inOrg(actor.orgId, (db) => findFileByDigest(db, digest)))
    return change((context) => takeAgain(context, digest, write));
  if (isDocument(content))
    return keepDocument(services, actor.orgId, { content, digest }, (addRow) =>
      change(async (context) => write(context, await addRow(context.db, context.actor.userId))),
    );
  if (!pictureFormatOf(content)) throw fieldProblem('file', 'errors.file');
  const made = await makeSizes(content);
  return keepPicture(services, actor.orgId, { made, digest }, ({ addRow }) =>
    change(async (context) => {
      const { id } = await addRow(context.db, context.actor.userId);
      return write(context, { id, kind: 'picture' });
    }),
  );
};

const takeAgain = async <Written>(context: ChangeContext, digest: Buffer, write: Write<Written>) => {
  const file = await lockFileByDigest(context.db, digest);
  if (!file)
    throw problem('unavailable', 'This file was just cleaned up. Upload it again.', { retryAfter: 1 });
  return write(context, file);
};
