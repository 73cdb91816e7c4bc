import { afterEach } from 'vitest';
import { removeCookie } from '../platform/storage/cookies.ts';

// What jsdom lacks and the app asks for as soon as it is loaded.
globalThis.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
globalThis.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) removeCookie(cookie.split('=')[0] ?? '');
});
