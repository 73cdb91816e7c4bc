/** A token as the browser reads it: only its exp claim matters there. */
export const makeToken = (secondsFromNow: number, mark = 'token') =>
  [{ alg: 'HS256' }, { exp: Math.floor(Date.now() / 1000) + secondsFromNow, mark }]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .concat('signature')
    .join('.');
