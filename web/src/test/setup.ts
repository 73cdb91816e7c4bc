import { afterEach } from 'vitest';
import { removeCookie } from '../platform/storage/cookies.ts';

/** A test that needs a page asks for one in its first line: `// @vitest-environment jsdom`. */
const hasPage = typeof document !== 'undefined';

// What jsdom lacks and the app asks for as soon as it is loaded.
if (hasPage) {
  globalThis.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  globalThis.scrollTo = () => undefined;
}

afterEach(() => {
  if (!hasPage) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) removeCookie(cookie.split('=')[0] ?? '');
});
