import { createHash } from 'node:crypto';
import { problem } from '@archway/contract/kernel/api/problem';
import type { FileId } from '@archway/contract/kernel/ids';
import type { ChangeContext, FileContext } from '../platform/http/calls/use-case-context.ts';
import { findPictureByDigest, lockPictureByDigest, type PictureRow } from './file-store.ts';
import { keepPicture } from './keep-picture.ts';
import { makeSizes } from './make-sizes.ts';

type Write<Written> = (context: ChangeContext, picture: PictureRow) => Promise<Written>;

/** Takes a picture in together with what `write` makes of it. Only its sizes are kept; and taken in again it is the same picture. */
export const takeInPicture = async <Written extends { id: FileId }>(
  { services, actor, change }: FileContext,
  content: Buffer,
  write: Write<Written>,
): Promise<Written> => {
  const digest = createHash('sha256').update(content).digest();
  if (await services.db.inOrg(actor.orgId, (db) => findPictureByDigest(db, digest)))
    return change((context) => takeAgain(context, digest, write));
  const made = await makeSizes(content);
  return keepPicture(services, actor.orgId, { made, digest }, ({ addRow }) =>
    change(async (context) => write(context, await addRow(context.db, context.actor.userId))),
  );
};

const takeAgain = async <Written>(context: ChangeContext, digest: Buffer, write: Write<Written>) => {
  const picture = await lockPictureByDigest(context.db, digest);
  if (!picture)
    throw problem('unavailable', 'This photo was just cleaned up. Upload it again.', { retryAfter: 1 });
  return write(context, picture);
};
