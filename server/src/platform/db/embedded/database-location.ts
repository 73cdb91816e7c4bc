import { join } from 'node:path';
import { chooseFolder, type WantedFolder } from './choose-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { type Binaries, findBinaries } from './find-binaries.ts';
import { ownFolder } from './own-folder.ts';
import { chooseSocketFolder } from './socket-folder.ts';
import { usableBinaries } from './usable-binaries.ts';

/** Where the database stands, what runs it and as whom (undefined: as ourselves). All of it is reachable. */
export type DatabaseLocation = {
  folder: string;
  data: string;
  socketFolder: string;
  logFile: string;
  binaries: Binaries;
  user: DatabaseUser | undefined;
};

type Options = WantedFolder & { log: (line: string) => void };

export const prepareLocation = (options: Options): DatabaseLocation => {
  const found = findBinaries();
  const { folder, user } = chooseFolder(options);
  const data = join(folder, 'data');
  ownFolder({ folder, data, user });
  const binaries = usableBinaries({
    binaries: found,
    user,
    copyTo: user ? [options.sharedFolder, folder] : [folder],
  });
  const socketFolder = chooseSocketFolder(folder, user);
  return { folder, data, socketFolder, logFile: join(folder, 'postgresql.log'), binaries, user };
};
