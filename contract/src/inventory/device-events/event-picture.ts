import * as z from 'zod';
import { EventId, FileId } from '../../kernel/ids.ts';
import { largestEventPicture, largestPicturePart, leastPicturePart, mostEventPictures } from './limits.ts';

/** Fields of a form are texts. */
const whole = (min: number, max: number) => z.coerce.number('errors.number').int().min(min).max(max);

/** What a device calls a picture. It points at nothing here: however often the picture is sent, it counts once. */
export const PictureKey = z.guid('errors.id');

/** A part of a picture, from a byte on. A small picture is one part, and only the last of several is small. */
export const PicturePart = z
  .object({
    id: EventId,
    picture: PictureKey,
    /** Where it stands among the pictures of its event. */
    position: whole(0, mostEventPictures - 1),
    /** Of the whole picture. */
    bytes: whole(1, largestEventPicture),
    offset: whole(0, largestEventPicture),
    file: z.file().max(largestPicturePart),
  })
  .refine(({ bytes, offset, file }) => file.size >= leastPicturePart || offset + file.size >= bytes, {
    path: ['file'],
    message: 'errors.invalid',
  });
export type PicturePart = z.output<typeof PicturePart>;

export const PictureArrival = z.object({
  /** Bytes that are here by now: the next part begins there. */
  received: z.int(),
  /** Set once the picture is whole. */
  fileId: FileId.nullable(),
});
export type PictureArrival = z.infer<typeof PictureArrival>;
