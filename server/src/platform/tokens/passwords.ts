import { hash, verify } from '@node-rs/argon2';

type Cost = { readonly memoryCost: number; readonly timeCost: number };

/** What it costs to try a password: 19 MiB and two passes are OWASP's floor for argon2id, the library's default. */
const passwordCost: Cost = { memoryCost: 19_456, timeCost: 2 };

export type Passwords = ReturnType<typeof makePasswords>;

export const makePasswords = (least: Cost = passwordCost) => {
  const cost = { ...least, parallelism: 1 };
  const hashed = (password: string) => hash(password.normalize('NFKC'), cost);
  const nobodys = hashed('the password of nobody');
  return {
    hash: hashed,

    /** Takes as long for somebody who does not exist as for somebody who does. */
    matches: async (stored: string | null | undefined, password: string): Promise<boolean> => {
      const matches = await verify(stored ?? (await nobodys), password.normalize('NFKC'));
      return matches && stored != null;
    },

    /** True when the stored hash was made with weaker settings than today's. */
    needsRehash: (stored: string) => {
      const [, m, t] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return Number(m) < cost.memoryCost || Number(t) < cost.timeCost || !stored.startsWith('$argon2id$');
    },
  };
};
