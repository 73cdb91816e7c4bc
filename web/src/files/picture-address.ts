import type { PictureSize } from '@archway/contract/files/picture';
import { addressOf } from '../platform/base.ts';

/** The contract's address and widths, without the schemas that stand beside them there (a test holds them equal). */
export const pictureAddress = (id: string, size: PictureSize) => addressOf(`/pictures/${id}/${size}.webp`);
export const pictureSizes = { small: 160, medium: 640, large: 1600 } as const satisfies Record<
  PictureSize,
  number
>;
