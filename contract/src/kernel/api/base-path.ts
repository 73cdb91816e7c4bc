/**
 * What a cookie is called in an Archway below this path (`/`, or `/archway/`). Browsers send the cookies of `/` to every path
 * below it too: with names of their own, two Archways on one host read nothing of each other.
 */
export const cookieBelow = (base: string, name: string) => `${name}${base.slice(0, -1).replaceAll('/', '+')}`;
