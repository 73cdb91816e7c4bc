import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, and the hash under which it is kept: reading the database gives nobody a working link. */
export const newLinkToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
};

export const hashToken = (token: string) => createHash('sha256').update(token).digest();
