import { base, cookieNamed } from '../base.ts';

/** Undefined when there is no such cookie, or when its value cannot be read. */
export const readCookie = (name: string): string | undefined => {
  const prefix = `${cookieNamed(name)}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  if (found === undefined) return;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return;
  }
};

/** For this app alone, SameSite strict, secure on https. */
export const writeCookie = (name: string, value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const attributes = `path=${base}; max-age=${Math.floor(maxAgeSeconds)}; samesite=strict${secure}`;
  document.cookie = `${cookieNamed(name)}=${encode(value)}; ${attributes}`;
};

export const removeCookie = (name: string) => writeCookie(name, '', 0);

/** Keeps the marks of JSON that a cookie may carry as they are: a list of rules stays well under 4 kB. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(/%(?:7B|7D|5B|5D|3A|40|2F)/g, (code) => decodeURIComponent(code));
