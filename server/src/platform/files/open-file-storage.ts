import { openDiskStorage } from './disk-storage.ts';
import type { FileStorage, FileStorageConfig } from './file-storage.ts';

/** In an S3 bucket when one is configured, else in the data folder. */
export const openFileStorage = (config: FileStorageConfig): FileStorage =>
  config.FILES_S3_BUCKET === undefined
    ? openDiskStorage(config.ARCHWAY_DATA)
    : onFirstUse(async () => (await import('./s3-storage.ts')).openS3Storage(config));

/** The library for S3 is large: it is loaded by the first file, not by the start. */
const onFirstUse = (open: () => Promise<FileStorage>): FileStorage => {
  let opened: Promise<FileStorage> | undefined;
  const fileStorage = () => {
    opened ??= open();
    return opened;
  };
  return {
    put: async (folder, files) => (await fileStorage()).put(folder, files),
    get: async (folder, name) => (await fileStorage()).get(folder, name),
    remove: async (folder) => (await fileStorage()).remove(folder),
  };
};
