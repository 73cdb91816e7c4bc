import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isAtWorkOn, readPostmaster } from './postmaster-file.ts';

export type DatabaseUser = { uid: number; gid: number };

/**
 * Whom PostgreSQL runs as. It refuses to run as root, so root hands it to the owner of the data that is there already, or
 * to a number that is nobody's: whoever shares its user reads its files and is let in as superuser. Data of `nobody`, whom
 * many programs run as, is taken over too, unless PostgreSQL is at work on it: then by the next start. Anyone but root
 * runs it as themselves: undefined.
 */
export const databaseUser = (data: string | undefined): DatabaseUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = data === undefined ? undefined : statSync(data);
  if (!data || !owner || owner.uid === 0) return unlistedUser();
  const isNobodys = owner.uid === 65_534 || named('nobody')?.uid === owner.uid;
  return isNobodys && !isRunning(data) ? unlistedUser() : { uid: owner.uid, gid: owner.gid };
};

/** initdb asks for the name of whoever runs it, so it runs as somebody on the list; best as one that runs nothing else now. */
export const userForInitdb = (): DatabaseUser => {
  const users = listedUsers().filter(({ uid }) => uid > 0);
  const busy = busyUsers();
  const { uid, gid } = users.find((user) => !busy.has(user.uid)) ??
    named('nobody') ??
    users[0] ?? { uid: 65_534, gid: 65_534 };
  return { uid, gid };
};

/** The last numbers before nobody's are given to no one, neither by Debian nor by systemd, and exist in most containers. */
const unlistedUser = (): DatabaseUser => {
  const taken = new Set(listedUsers().map(({ uid }) => uid));
  const uid = Array.from({ length: 14 }, (_, index) => 65_533 - index).find((each) => !taken.has(each));
  return uid === undefined ? userForInitdb() : { uid, gid: uid };
};

const isRunning = (data: string) => {
  const pid = readPostmaster(data)?.pid;
  return pid !== undefined && isAtWorkOn(data, pid);
};

const named = (wanted: string) => listedUsers().find(({ name }) => name === wanted);

const listedUsers = () =>
  [...readUsers().matchAll(/^([^:\n]+):[^:\n]*:(\d+):(\d+):/gm)].map(([, name, uid, gid]) => ({
    name,
    uid: Number(uid),
    gid: Number(gid),
  }));

const readUsers = (): string => {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
};

/** Those whom a process runs as; none where that cannot be seen. */
const busyUsers = (): Set<number> => {
  try {
    return new Set(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? []),
    );
  } catch {
    return new Set();
  }
};
