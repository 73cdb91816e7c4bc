import { readFileSync, statSync } from 'node:fs';

export type DatabaseUser = { uid: number; gid: number };

/**
 * Whom PostgreSQL runs as. It refuses to run as root, so root hands it to the owner of the data that is there
 * already, or to nobody. Anyone else runs it as themselves: undefined.
 */
export const databaseUser = (data: string | undefined): DatabaseUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = data === undefined ? undefined : statSync(data);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
};

/** initdb asks for the user's name, so it is one of those in the list of users: nobody, or the first but root. */
const nobody = (): DatabaseUser => {
  const users = [...readUsers().matchAll(/^([^:\n]+):[^:\n]*:(\d+):(\d+):/gm)]
    .map(([, name, uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const { uid, gid } = users.find(({ name }) => name === 'nobody') ??
    users[0] ?? { uid: 65_534, gid: 65_534 };
  return { uid, gid };
};

const readUsers = (): string => {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
};
