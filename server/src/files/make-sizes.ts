import { pictureSizes } from '@archway/contract/files/picture';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { makeSemaphore } from '../platform/make-semaphore.ts';
import { loadSharp } from './load-sharp.ts';
import { costOf, type PictureFormat, type PictureHead, pictureFormatOf } from './picture-format-rules.ts';
import { type MadePicture, type Pixels, sizesOfPixels, within } from './sizes-of-pixels.ts';

/** Decoding takes memory and a processor: at most two at once, and fewer when they are large. */
const workbench = makeSemaphore({ size: 300e6, patienceMs: 30_000, line: 500 });
const leastShare = 150e6;
const mostSeconds = 10;

/** Makes the three sizes of whatever somebody sent, or says that it is no picture. */
export const makeSizes = async (content: Buffer): Promise<MadePicture> => {
  const format = pictureFormatOf(content);
  const head = format && (await headOf(content, format));
  const cost = head && costOf(format, head);
  if (cost === undefined) throw noPicture();
  return workbench.within(Math.max(leastShare, cost), async () =>
    sizesOfPixels(await loadSharp(), await decoded(content)),
  );
};

/** Undefined when it is not what its first bytes say. */
const headOf = async (content: Buffer, format: PictureFormat): Promise<PictureHead | undefined> => {
  const sharp = await loadSharp();
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== (format === 'avif' ? 'heif' : format)) return undefined;
  // A turned JPEG is scaled down before it is turned; the others are not.
  const turned = format !== 'jpeg' && (header.orientation ?? 1) > 1;
  return { pixels: header.width * header.height, atOnce: turned || header.isProgressive };
};

/** The pixels of the largest size: upright, in sRGB, the first of several if it moves. */
const decoded = async (content: Buffer): Promise<Pixels> => {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(content, { failOn: 'error', limitInputPixels: 120e6, pages: 1 })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize(within(pictureSizes.large))
      .toColorspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch {
    throw noPicture();
  }
};

const noPicture = () => fieldProblem('file', 'errors.picture');
