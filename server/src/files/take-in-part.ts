import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId } from '@archway/contract/kernel/ids';
import type { ChangeContext, FileContext } from '../platform/http/calls/use-case-context.ts';
import type { Budget } from '../platform/http/load/limits.ts';
import { makeSharedSemaphore } from '../platform/http/load/shared-semaphore.ts';
import {
  type ArrivingPart,
  type ArrivingPicture,
  addToArriving,
  beginArriving,
  endArriving,
  readArriving,
  receivedOf,
} from './arriving-store.ts';
import { pictureFormatOf } from './picture-format-rules.ts';
import { takeInPicture } from './take-in-picture.ts';

/** Bytes of a picture, under the name that its sender gave it. */
export type PicturePart = {
  readonly picture: string;
  /** Of the whole picture. */
  readonly bytes: number;
  readonly offset: number;
  readonly content: Buffer;
};

/** How much is here of a picture; its file once it is whole. The answer is kept for a repeated call. */
export type TakenPart = {
  readonly id: FileId | null;
  readonly received: number;
  readonly fileId: FileId | null;
};

/** Kilobytes of one member: several times the photos of a long day, each sent twice. */
const memberBudget: Budget = { calls: 512 * 1024, seconds: 3600 };

const megabyte = 1024 * 1024;
/** Pictures that are being joined, in memory. */
const joined = makeSharedSemaphore({ all: 160 * megabyte, own: 40 * megabyte });
/** The database answers bytes as text of twice the length; beside it are its parts and the whole. */
const heldPerByte = 4;

/**
 * Takes a part of a picture in. Whoever was cut off is told how much is here and goes on from there; what is here already is
 * not taken twice. With the last part it is a picture, together with what `write` makes of it.
 */
export const takeInPart = async (
  context: FileContext,
  { picture: id, bytes, offset, content }: PicturePart,
  write: (context: ChangeContext, fileId: FileId) => Promise<void>,
): Promise<TakenPart> => {
  const { services, actor, change } = context;
  services.limits.spendMany(`parts:member:${actor.userId}`, memberBudget, Math.ceil(content.length / 1024));
  const picture = { id, by: actor.userId, bytes };
  const received = await services.db.inOrg(actor.orgId, (db) => receivedOf(db, picture));
  if (offset !== received) return change(takeNothing({ received, fileId: null }));
  const end = offset + content.length;
  if (content.length === 0 || end > bytes) throw fieldProblem('bytes', 'errors.invalid');
  if (offset === 0 && !pictureFormatOf(content)) throw fieldProblem('file', 'errors.picture');
  if (end < bytes) return change((changing) => keepPart(changing, picture, { content, offset }));
  return joined.within(actor.orgId, bytes * heldPerByte, async () => {
    const before = offset > 0 ? await services.db.inOrg(actor.orgId, (db) => readArriving(db, picture)) : [];
    const whole = Buffer.concat([...before, content]);
    // Another call began it anew meanwhile.
    if (whole.length !== bytes) return change(takeNothing({ received: 0, fileId: null }));
    return takeInPicture(context, whole, async (changing, { id: fileId }) => {
      await write(changing, fileId);
      await endArriving(changing.db, picture);
      return { id: fileId, fileId, received: bytes };
    });
  });
};

export const takeNothing =
  (here: Omit<TakenPart, 'id'>) =>
  async ({ nothingChanged }: ChangeContext): Promise<TakenPart> => {
    nothingChanged();
    return { ...here, id: here.fileId };
  };

/** Nobody sees anything of it before it is whole. */
const keepPart = async (
  { db, clock, nothingChanged }: ChangeContext,
  picture: ArrivingPicture,
  part: ArrivingPart,
): Promise<TakenPart> => {
  nothingChanged();
  if (part.offset === 0) await beginArriving(db, picture, part.content, clock.now());
  else await addToArriving(db, picture, part, clock.now());
  return { received: await receivedOf(db, picture), fileId: null, id: null };
};
