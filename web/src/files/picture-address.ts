import type { PictureSize } from '@archway/contract/files/picture';

/** The contract's own, without the schemas that stand beside it there (picture-address.test.ts holds them equal). */
export const pictureAddress = (id: string, size: PictureSize) => `/pictures/${id}/${size}.webp`;
