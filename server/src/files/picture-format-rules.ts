/** The kinds of pictures that are taken in. What a file is called or says it is does not matter. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** The format by the first bytes, or undefined for everything else: documents, drawings, scripts, films. */
export const pictureFormatOf = (content: Buffer): PictureFormat | undefined => {
  const starts = (mark: string, at = 0) =>
    content.subarray(at, at + mark.length).equals(Buffer.from(mark, 'latin1'));
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  if (starts('GIF87a') || starts('GIF89a')) return 'gif';
  if (starts('ftyp', 4) && ['avif', 'avis'].some((brand) => starts(brand, 8))) return 'avif';
  return undefined;
};

/** What the head of a file says, before anything is decoded. */
export type PictureHead = {
  readonly pixels: number;
  /** Interlaced, progressive or turned: the whole of it stands in memory, not a few rows at a time. */
  readonly atOnce: boolean;
};

/**
 * How many bytes of memory it takes to decode a picture, or undefined when that is more than any photograph needs: a
 * file of two kilobytes can say that it has a hundred million pixels.
 */
export const costOf = (format: PictureFormat, { pixels, atOnce }: PictureHead): number | undefined => {
  const { mostPixels, bytesPerPixel } = limits[format];
  const most = atOnce ? Math.min(mostPixels, mostPixelsAtOnce) : mostPixels;
  return pixels > most ? undefined : pixels * Math.max(bytesPerPixel, atOnce ? bytesPerPixelAtOnce : 0);
};

/** Measured: JPEG is scaled while it is read, and AVIF keeps five whole pictures. */
const limits: Readonly<Record<PictureFormat, { mostPixels: number; bytesPerPixel: number }>> = {
  jpeg: { mostPixels: 120e6, bytesPerPixel: 0.5 },
  png: { mostPixels: 120e6, bytesPerPixel: 1 },
  webp: { mostPixels: 60e6, bytesPerPixel: 1 },
  gif: { mostPixels: 30e6, bytesPerPixel: 7 },
  avif: { mostPixels: 13e6, bytesPerPixel: 20 },
};
const mostPixelsAtOnce = 50e6;
const bytesPerPixelAtOnce = 4;
