import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Text that only this server can read: for secrets that must be used again and so cannot be hashed. */
export type SealedText = {
  seal(text: string): string;
  /** Nothing when it was sealed with a secret that is no longer configured: a copy was restored without its own. */
  open(sealed: string): string | undefined;
};

/** The first secret seals; all of them open, so that changing TOKEN_SECRET loses nobody's second factor while the previous one is named. */
export const makeSealedText = (secrets: readonly string[]): SealedText => {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('archway sealed text').digest());
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keys[0] ?? Buffer.alloc(0), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(
            bytes.subarray(12, 28),
          );
          return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
        } catch {
          // Sealed with another of the keys, or with none of them.
        }
      }
      return undefined;
    },
  };
};
