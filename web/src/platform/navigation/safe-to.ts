/**
 * Where to continue after signing in: a path of this site, or `/`. Whatever a link says, it can never lead elsewhere:
 * the address is resolved as the browser would, and only its own path is used, never the text that was given.
 */
export const safeTo = (to: unknown, origin = location.origin): string => {
  if (typeof to !== 'string' || !to.startsWith('/') || leadsAway.test(to)) return '/';
  try {
    const url = new URL(to, origin);
    const path = url.pathname + url.search + url.hash;
    return url.origin === origin && !leadsAway.test(path) && !leadsAway.test(decodeURIComponent(url.pathname))
      ? path
      : '/';
  } catch {
    return '/';
  }
};

// Two slashes of either kind at the start name another host; control characters are dropped by browsers, so
// they could hide such a pair.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const leadsAway = /^[/\\]{2}|[\u0000-\u001f\u007f]|\\/;

/** The same as search parameters: nothing for `/`, so that plain links stay plain. */
export const toSearch = (to: string): { to?: string } => {
  const safe = safeTo(to);
  return safe === '/' || safe.startsWith('/login') ? {} : { to: safe };
};
