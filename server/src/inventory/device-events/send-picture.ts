import type { PictureArrival, PicturePart } from '@archway/contract/inventory/device-events/event-picture';
import { mostEventPictures } from '@archway/contract/inventory/device-events/limits';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { EventId, FileId, UserId } from '@archway/contract/kernel/ids';
import { type TakenPart, takeInPart, takeNothing } from '../../files/take-in-part.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext, FileContext } from '../../platform/http/calls/use-case-context.ts';
import {
  addEventPicture,
  findPicturedEvent,
  lockPicturesOf,
  picturesOfEvent,
} from './event-picture-store.ts';

/** Takes a part of a picture of an event in. With the last part the picture belongs to its event. */
export const sendPicture = async (context: FileContext, part: PicturePart): Promise<PictureArrival> => {
  const { received, fileId } = await takePart(context, part);
  return { received, fileId };
};

const takePart = async (context: FileContext, part: PicturePart): Promise<TakenPart> => {
  const { services, actor, change } = context;
  const fileId = await services.db.inOrg(actor.orgId, (db) => findSent(db, part, actor.userId));
  if (fileId) return change(takeNothing({ received: part.bytes, fileId }));
  const content = Buffer.from(await part.file.arrayBuffer());
  return takeInPart(context, { ...part, content }, (changing, whole) => putOnEvent(changing, part, whole));
};

type Sent = Omit<PicturePart, 'file'>;

/** The picture, if it was sent before and whole. */
const findSent = async (db: OrgDb, { id, picture }: Sent, by: UserId): Promise<FileId | undefined> => {
  if (!(await findPicturedEvent(db, id, by))) throw notHere();
  return findOrRequireRoom(db, id, picture);
};

/** The picture, if the event has it; else the event has room for it. */
const findOrRequireRoom = async (db: OrgDb, eventId: EventId, picture: string) => {
  const pictures = await picturesOfEvent(db, eventId);
  const sent = pictures.find((one) => one.id === picture.toLowerCase());
  if (!sent && pictures.length >= mostEventPictures)
    throw fieldProblem('picture', 'errors.tooMany', mostEventPictures);
  return sent?.fileId;
};

const putOnEvent = async (
  { db, actor, record }: ChangeContext,
  { id: eventId, picture: id, position }: Sent,
  fileId: FileId,
) => {
  const event = await findPicturedEvent(db, eventId, actor.userId);
  if (!event) throw notHere();
  // Looked at again now that no other picture comes in between.
  await lockPicturesOf(db, eventId);
  await findOrRequireRoom(db, eventId, id);
  await addEventPicture(db, { id, eventId, fileId, position, by: actor.userId });
  await record({ id: event.unitId, name: event.name });
};

const notHere = () => problem('not_found', 'That scan is not in this organization.');
