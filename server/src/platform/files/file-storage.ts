import type { Config } from '../../config.ts';

/**
 * Keeps files under names that we make: a folder `a/b` of lower case letters, digits and dashes, and files in it.
 * What is kept is never altered, only removed.
 */
export type FileStorage = {
  /** They stay whatever happens to this process. After a failure some may be there; they are the caller's to remove. */
  put(folder: string, files: Readonly<Record<string, Buffer>>): Promise<void>;
  /** Undefined when there is no such file. */
  get(folder: string, name: string): Promise<Buffer | undefined>;
  /** The folder and everything in it. Removing what is not there is no failure. */
  remove(folder: string): Promise<void>;
};

export type FileStorageConfig = Pick<
  Config,
  | 'ARCHWAY_DATA'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_ACCESS_KEY'
  | 'FILES_S3_SECRET_KEY'
>;
