export const accessCookieSeconds = 86_400;
export const refreshCookieSeconds = 604_800;

/** Expired: missing, unparsable, or its exp claim is in the past. */
export const isExpired = (token: string | null | undefined, now = Date.now()): boolean => {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry <= now;
};

/** Seconds until the exp claim; the fallback when it cannot be read. */
export const secondsLeft = (token: string, fallback: number, now = Date.now()): number => {
  const expiry = expiryOf(token);
  return expiry === undefined ? fallback : Math.max(0, Math.floor((expiry - now) / 1000));
};

/** The exp claim in milliseconds, read without checking the signature: only the server can do that. */
const expiryOf = (token: string | null | undefined): number | undefined => {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
  } catch {
    return;
  }
};

const fromBase64Url = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  return new TextDecoder().decode(bytes);
};
