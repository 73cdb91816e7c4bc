import { fitWithin } from './fit-within.ts';

/** What the server keeps is no larger than 1600 px; a little more leaves it something to choose from. */
const longestSide = 2000;
/** A picture this light is sent as it is. */
const lightEnough = 700_000;

/**
 * The picture as it is sent: upright, no larger than needed, in a format that is small. Whatever this device cannot
 * open (a HEIC on most computers) is sent as it is, and the server judges.
 */
export const shrinkPicture = async (file: File): Promise<File> => {
  const picture = await openPicture(file);
  if (!picture) return file;
  try {
    const size = fitWithin(picture, longestSide);
    if (size.width === picture.width && file.size <= lightEnough) return file;
    const made = await encode(drawn(picture, size));
    return made && made.size < file.size
      ? new File([made], renamed(file.name, made.type), { type: made.type })
      : file;
  } finally {
    picture.close();
  }
};

/** Turned as the camera was held. */
export const openPicture = (file: Blob) =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);

export const drawn = (picture: ImageBitmap, { width, height }: { width: number; height: number }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  return canvas;
};

/** A browser that cannot write webp answers with another format; jpeg is smaller than the png it chooses. */
export const encode = async (canvas: HTMLCanvasElement | undefined, quality = 0.86): Promise<Blob | null> => {
  if (!canvas) return null;
  const webp = await blobOf(canvas, 'image/webp', quality);
  return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', quality + 0.02);
};

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((made) => canvas.toBlob(made, type, quality));

const renamed = (name: string, type: string) =>
  `${name.replace(/\.\w+$/, '') || 'picture'}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
