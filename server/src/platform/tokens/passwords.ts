import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default algorithm; 19 MiB and two passes are OWASP's floor.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), cost);

/** Takes as long for somebody who does not exist as for somebody who does. */
export const passwordMatches = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFKC'));
  return matches && stored != null;
};

/** True when the stored hash was made with weaker settings than today's. */
export const needsRehash = (stored: string) => {
  const [, m, t] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
  return Number(m) < cost.memoryCost || Number(t) < cost.timeCost || !stored.startsWith('$argon2id$');
};

const nobodysHash = hash('the password of nobody', cost);
