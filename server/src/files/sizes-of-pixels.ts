import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import type { loadSharp } from './load-sharp.ts';

/** A picture as it is kept: three sizes made anew from its pixels, so that nothing else of the file is in them. */
export type MadePicture = {
  readonly width: number;
  readonly height: number;
  /** Its average color. */
  readonly tint: string;
  readonly sizes: Readonly<Record<PictureSize, Buffer>>;
};

export type Pixels = {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
};

/** `pixels` are no larger than the largest size. */
export const sizesOfPixels = async (
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  { data, raw }: Pixels,
): Promise<MadePicture> => {
  const picture = () => sharp(data, { raw });
  const inSize = (size: PictureSize) =>
    picture().resize(within(pictureSizes[size])).webp({ quality: quality[size], effort: 2 }).toBuffer();
  const average = await picture()
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    width: raw.width,
    height: raw.height,
    tint: `#${Buffer.from([0, 1, 2].map((at) => average[at] ?? 0)).toString('hex')}`,
    sizes: { small: await inSize('small'), medium: await inSize('medium'), large: await inSize('large') },
  };
};

/** Its longer side at most this long; what is smaller stays as it is. */
export const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const quality: Readonly<Record<PictureSize, number>> = { small: 76, medium: 80, large: 82 };
