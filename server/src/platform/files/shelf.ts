import type { Config } from '../../config.ts';
import { openDiskShelf } from './disk-shelf.ts';

/**
 * Keeps files under names that we make: a folder `a/b` of lower case letters, digits and dashes, and files in it.
 * What is kept is never altered, only removed.
 */
export type Shelf = {
  /** They stay whatever happens to this process. After a failure some may be there; they are the caller's to remove. */
  put(folder: string, files: Readonly<Record<string, Buffer>>): Promise<void>;
  /** Undefined when there is no such file. */
  get(folder: string, name: string): Promise<Buffer | undefined>;
  /** The folder and everything in it. Removing what is not there is no failure. */
  remove(folder: string): Promise<void>;
};

export type ShelfConfig = Pick<
  Config,
  | 'ARCHWAY_DATA'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_ACCESS_KEY'
  | 'FILES_S3_SECRET_KEY'
>;

/** In an S3 bucket when one is configured, else in the data folder. */
export const openShelf = (config: ShelfConfig): Shelf =>
  config.FILES_S3_BUCKET === undefined
    ? openDiskShelf(config.ARCHWAY_DATA)
    : onFirstUse(async () => (await import('./s3-shelf.ts')).openS3Shelf(config));

/** The library for S3 is large: it is loaded by the first file, not by the start. */
const onFirstUse = (open: () => Promise<Shelf>): Shelf => {
  let opened: Promise<Shelf> | undefined;
  const shelf = () => {
    opened ??= open();
    return opened;
  };
  return {
    put: async (folder, files) => (await shelf()).put(folder, files),
    get: async (folder, name) => (await shelf()).get(folder, name),
    remove: async (folder) => (await shelf()).remove(folder),
  };
};
