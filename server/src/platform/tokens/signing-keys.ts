import { createHash, createHmac, type webcrypto } from 'node:crypto';

export type SigningKey = { readonly id: string; readonly key: webcrypto.CryptoKey };

/** The first key signs; all verify, so that changing TOKEN_SECRET signs nobody out while the previous one is still named. */
export const signingKeys = async (
  secrets: readonly string[],
): Promise<readonly [SigningKey, ...SigningKey[]]> => {
  const [current, ...older] = await Promise.all(secrets.map(signingKey));
  if (!current) throw new Error('No token secret.');
  return [current, ...older];
};

/** An imported key: verifying with a raw secret costs more than twice as much. */
const signingKey = async (secret: string): Promise<SigningKey> => {
  const material = createHmac('sha256', secret).update('archway access and refresh tokens').digest();
  return {
    id: createHash('sha256').update(material).digest('base64url').slice(0, 12),
    key: await crypto.subtle.importKey('raw', material, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]),
  };
};
