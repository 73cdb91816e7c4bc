type Files = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
};

/** What the build wrote about the first paint (web/build/first-paint). */
export type FirstScreens = {
  /** The look of addresses without a frame, by the first part of their path. */
  readonly looks: Readonly<Record<string, 'door' | 'plain'>>;
  readonly everywhere: Files;
  readonly frame: Files;
  readonly arrivals: Readonly<Record<string, Files>>;
};

type Cookies = Record<string, string | undefined>;

/**
 * Which outline the page shows until its script has come, and which files that script will ask for. Only what the build
 * wrote reaches the page. The cookies are not checked: a token that is no longer good costs a look at an empty frame.
 */
export const firstScreen = (
  screens: FirstScreens,
  { path, cookies, language }: { path: string; cookies: Cookies; language: string },
) => {
  const isMember = Boolean(cookies['accessToken'] || cookies['refreshToken']);
  const wanted = isMember && leadsOn.has(path) ? '/dashboard' : path;
  const look = lookOf(screens, wanted, isMember);
  const files = filesOf(screens, wanted, look);
  return {
    look,
    scripts: [...files.scripts, ...(files.words[language] ?? [])],
    styles: files.styles,
  };
};

/** From here members are led to their dashboard. */
const leadsOn = new Set(['/', '/login', '/auth']);

const lookOf = ({ looks }: FirstScreens, path: string, isMember: boolean) => {
  const first = path.split('/')[1] ?? '';
  return Object.hasOwn(looks, first) ? looks[first] : isMember ? 'frame' : 'plain';
};

const filesOf = ({ arrivals, frame, everywhere }: FirstScreens, path: string, look?: string): Files => {
  const arrival = Object.hasOwn(arrivals, path) ? arrivals[path] : undefined;
  if (look === 'frame') return arrival ?? frame;
  return look === 'door' ? (arrival ?? everywhere) : everywhere;
};
