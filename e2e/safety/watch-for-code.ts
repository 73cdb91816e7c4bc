import { expect, type Page } from '@playwright/test';

/** What Archway's own screens and its page of mails are made of. A text that became an element stands out. */
const kinds = `
  a article aside b bdi body br button caption circle clippath code col colgroup dd defs del div dl dt
  ellipse em fieldset footer form g h1 h2 h3 h4 h5 head header hr html i input ins kbd label legend li line
  lineargradient link main mask meta nav noscript ol optgroup option p path polygon polyline pre progress
  rect script search section select small span stop strong style sub summary sup svg table tbody td textarea
  tfoot th thead time title tr u ul use`;

type Seen = { ran: string[]; made: string[] };

/** From the first byte of every page on: whatever runs a text as code, and whatever kind of element is made, is noted. */
export const watchForCode = (page: Page) => page.context().addInitScript(watch, kinds.trim().split(/\s+/));

/** Nothing ran, and nothing of a text became an element, since the page was opened. */
export const expectInert = async (page: Page, where: string) => {
  const seen = await page.evaluate(() => (globalThis as unknown as { look: () => Seen }).look()); // put there by watch
  expect(seen, where).toEqual({ ran: [], made: [] });
};

/** Runs in the page, before anything of its own. */
const watch = (expected: string[]) => {
  const seen: Seen = { ran: [], made: [] };
  const ran = (what: string) => void seen.ran.push(what);
  const noting = (name: string) => ({
    apply: () => ran(name),
    construct: () => {
      ran(`new ${name}`);
      return () => undefined;
    },
  });
  for (const name of ['alert', 'confirm', 'prompt', 'Function'] as const)
    Object.assign(globalThis, { [name]: new Proxy(globalThis[name] as () => void, noting(name)) });
  // The test itself asks the page by eval.
  // biome-ignore lint/security/noGlobalEval: it is watched, and passed on to the test alone
  const evaluateIn = globalThis.eval;
  const evalNoting = (text: string) =>
    /hit=1|(alert|confirm|prompt)\(/.test(text) ? ran('eval') : evaluateIn(text);
  Object.assign(globalThis, { eval: evalNoting });
  Object.defineProperty(globalThis, 'hit', { set: () => ran('hit') });
  addEventListener('error', ({ target, message }) => ran(`error: ${message ?? target}`), true);
  addEventListener('securitypolicyviolation', ({ blockedURI }) => ran(`breach: ${blockedURI}`));

  const isOurs = (element: Element) => {
    const ownScript = element.tagName !== 'SCRIPT' || element.getAttribute('src')?.startsWith('/assets/');
    // The page's own stylesheets stand behind the outline of the first paint.
    const ownStyles = element.matches('body > link[rel=stylesheet][href^="/assets/"]');
    const inHead =
      !['META', 'LINK', 'TITLE'].includes(element.tagName) || element.closest('head, svg') || ownStyles;
    const ownMark = element.tagName.toLowerCase() !== 'use' || element.getAttribute('href') === '#arch';
    const calm = [...element.attributes].every(({ name, value }) => {
      if (/^on|^formaction$|^srcdoc$/.test(name)) return false;
      return !/^(href|src|action|data|xlink:href)$/.test(name) || !/^\s*javascript:|evil\.test/i.test(value);
    });
    return expected.includes(element.tagName.toLowerCase()) && ownScript && inHead && ownMark && calm;
  };
  const inspect = (root: Node) => {
    if (!(root instanceof Element)) return;
    for (const each of [root, ...root.querySelectorAll('*')])
      if (!isOurs(each)) seen.made.push(each.outerHTML.slice(0, 100));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) inspect(node);
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    inspect(document.documentElement);
    return seen;
  };
  Object.assign(globalThis, { look });
};
