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

/** The organization it lets somebody act in, if it says so. */
export const organizationOf = (token: string): string | undefined => {
  const { org } = claimsOf(token);
  return typeof org === 'string' ? org : undefined;
};

/** The exp claim in milliseconds. */
const expiryOf = (token: string | null | undefined): number | undefined => {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
};

/** Read without checking the signature: only the server can do that. */
const claimsOf = (token: string | null | undefined): { exp?: unknown; org?: unknown } => {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
};

const fromBase64Url = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  return new TextDecoder().decode(bytes);
};
