// One moment for the whole file: the same arguments make the same token, however slow the machine is.
const start = Math.floor(Date.now() / 1000);

/** A token as the browser reads it: until when, and for which organization. */
export const makeToken = (secondsFromNow: number, mark = 'token', org?: string) =>
  [{ alg: 'HS256' }, { exp: start + secondsFromNow, mark, org }]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .concat('signature')
    .join('.');
