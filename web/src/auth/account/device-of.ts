export type Device = {
  readonly kind: 'computer' | 'phone' | 'tablet' | 'program';
  /** Names that every language keeps: "Firefox", "Windows". */
  readonly browser: string | undefined;
  readonly system: string | undefined;
};

/** What a person would call the device behind a browser's user agent. Unknown parts stay undefined. */
export const deviceOf = (userAgent: string | null): Device => {
  const agent = userAgent ?? '';
  const browser = nameOf(browsers, agent);
  const system = nameOf(systems, agent);
  return { kind: kindOf(agent, browser, system), browser, system };
};

type Names = readonly (readonly [name: string, mark: RegExp])[];

// Many browsers also carry the marks of those they descend from: the first match speaks, so descendants come first.
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\bDuckDuckGo\/|\bDdg\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b|\biPod\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameOf = (names: Names, agent: string) => names.find(([, mark]) => mark.test(agent))?.[0];

const kindOf = (agent: string, browser: string | undefined, system: string | undefined): Device['kind'] => {
  if (browser === undefined) return 'program';
  if (system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(agent))) return 'tablet';
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'computer';
};
