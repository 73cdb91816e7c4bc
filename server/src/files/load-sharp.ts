type Library = typeof import('sharp')['default'];

let library: Promise<Library> | undefined;

/** Loaded by the first picture, not by the start. It reads the formats that are taken in and no others. */
export const loadSharp = (): Promise<Library> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // Nothing is decoded twice; and one picture keeps to one processor.
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: readers });
    return sharp;
  });
  return library;
};

const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);
