import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { FileId } from '../kernel/ids.ts';

/** Every picture is kept in these widths, in webp, and in no other form. */
export const pictureSizes = { small: 160, medium: 640, large: 1600 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** More than a camera makes after it was scaled down on the device; also what a phone sends that could not. */
export const largestPicture = 20 * 1024 * 1024;

/** Where a size of a picture is shown from. Only members of its organization are shown it. */
export const pictureAddress = (id: string, size: PictureSize) => `/pictures/${id}/${size}.webp`;

/** A picture that was taken in and belongs to nothing yet. What nothing takes up within a day is swept away. */
export const Picture = z.object({
  id: FileId,
  width: z.int(),
  height: z.int(),
  /** The color to show while it loads. */
  tint: z.string(),
});
export type Picture = z.infer<typeof Picture>;

const tag = 'Pictures';

export const pictures = {
  upload: endpoint({
    method: 'POST',
    path: '/pictures',
    summary: 'Upload a photo',
    tag,
    access: { action: 'update', subject: 'Item' },
    change: 'picture.uploaded',
    limit: 'change',
    largestFile: largestPicture,
    successStatus: 201,
  })
    .input(z.object({ file: z.file().max(largestPicture) }))
    .output(Picture),
};
