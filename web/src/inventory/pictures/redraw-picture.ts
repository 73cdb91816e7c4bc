import { fitWithin } from './fit-within.ts';
import { drawn, encode, openPicture } from './shrink-picture.ts';

const longestSide = 2048;
/** What a picture weighs at most, if it can be had without losing what it shows. */
const heaviest = 600_000;
const qualities = [0.82, 0.7, 0.55];

/**
 * A picture as a device keeps and sends it: upright, small, and drawn anew, so that nothing of where and with what it was
 * taken is left in it. Nothing where this device cannot read it.
 */
export const redrawPicture = async (file: Blob): Promise<Blob | undefined> => {
  const picture = await openPicture(file);
  if (!picture) return undefined;
  try {
    const canvas = drawn(picture, fitWithin(picture, longestSide));
    let made: Blob | null = null;
    for (const quality of qualities) {
      made = await encode(canvas, quality);
      if (!made || made.size <= heaviest) break;
    }
    return made ?? undefined;
  } finally {
    picture.close();
  }
};
