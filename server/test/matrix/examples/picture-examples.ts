import sharp from 'sharp';
import type { Examples } from './example.ts';

export const pictureExamples: Examples = {
  'pictures.upload': async () => ({ file: await photo() }),
};

/** A small photograph like no other. */
const photo = async () => {
  const [width, height] = [24, 16];
  const noise = crypto.getRandomValues(Buffer.alloc(width * height * 3));
  const content = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return new File([content], 'photo.jpg', { type: 'image/jpeg' });
};
