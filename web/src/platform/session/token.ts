export const accessCookieSeconds = 86_400;
export const refreshCookieSeconds = 604_800;

/**
 * Expired: missing, unparsable, or its exp claim is in the past. A reason to ask the server for another one, never to end a
 * session: the clock of the device may be wrong.
 */
export const isExpired = (token: string | null | undefined, now = serverNow()): boolean => {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry <= now;
};

/** Worth asking the server about: it says when it ends. Whether that has come only the server can tell. */
export const isReadable = (token: string | undefined): token is string => expiryOf(token) !== undefined;

/** How many seconds a token lives, by its own words if it tells both of its ends; the fallback when it cannot be read. */
export const lifetimeOf = (token: string, fallback: number, now = serverNow()): number => {
  const expiry = expiryOf(token);
  if (expiry === undefined) return fallback;
  return Math.max(0, Math.floor((expiry - (issuedAt(token) ?? now)) / 1000));
};

/** By how much the clock of this device is ahead of the server's, as far as this page has heard. */
let ahead = 0;

/** A token has just come from the server, which wrote its own time into it. */
export const tokenCame = (token: string) => {
  ahead = Date.now() - (issuedAt(token) ?? Date.now());
};

/** What time it is for the server, whichever day this device believes it is. Only a guess: the server has the last word. */
const serverNow = () => Date.now() - ahead;

/** When the server made it, by the server's clock, in milliseconds. */
const issuedAt = (token: string): number | undefined => {
  const { iat } = claimsOf(token);
  return typeof iat === 'number' ? iat * 1000 : undefined;
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
const claimsOf = (token: string | null | undefined): { exp?: unknown; iat?: unknown; org?: unknown } => {
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
