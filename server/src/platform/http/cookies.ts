/** The few cookies the server reads: preferences, and the mark of a known device. */
export const parseCookies = (header: string | undefined): Record<string, string | undefined> => {
  const cookies: Record<string, string | undefined> = Object.create(null);
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] = decode(pair.slice(at + 1).trim());
  }
  return cookies;
};

/** Cookies the server sets are for the server only. */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAge, secure }: { maxAge: number; secure: boolean },
) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

const decode = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
