import { afterEach, expect, test, vi } from 'vitest';

/** The app as it starts in a page that the server wrote for this path. */
const startBelow = async (base: string | undefined, address: string) => {
  vi.resetModules();
  history.replaceState(null, '', address);
  document.head.innerHTML = base
    ? `<meta name="archway-config" content='${JSON.stringify({ base })}' />`
    : '<meta name="archway-config" content="{}" />';
  return {
    ...(await import('./base.ts')),
    ...(await import('./storage/cookies.ts')),
    ...(await import('./storage/local-storage.ts')),
    ...(await import('./session/forget.ts')),
    ...(await import('../app/own-history.ts')),
    ...(await import('../files/picture-address.ts')),
  };
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('at / names and addresses are plain', async () => {
  const app = await startBelow(undefined, '/inventory');
  expect(app.named('unsentOutbox')).toBe('unsentOutbox');
  expect(app.addressOf('/api/me')).toBe('/api/me');
  expect(app.cookieNamed('accessToken')).toBe('accessToken');
});

test('below a path both are made of it', async () => {
  const app = await startBelow('/tools/archway/', '/tools/archway/inventory');
  expect(app.named('unsentOutbox')).toBe('@/tools/archway/:unsentOutbox');
  expect(app.addressOf('/')).toBe('/tools/archway/');
  expect(app.pictureAddress('7', 'small')).toBe('/tools/archway/pictures/7/small.webp');
  const written = vi.spyOn(document, 'cookie', 'set');
  app.writeCookie('archway-theme', 'dark', 60);
  expect(written.mock.calls).toEqual([
    ['archway-theme+tools+archway=dark; path=/tools/archway/; max-age=60; samesite=strict'],
  ]);
  written.mockRestore();
  expect(app.readCookie('archway-theme')).toBe('dark');
});

test.each([
  { base: undefined, own: 'user', kept: 'unsentScans' },
  { base: '/archway/', own: '@/archway/:user', kept: '@/archway/:unsentScans' },
  { base: '/archway/two/', own: '@/archway/two/:user', kept: '@/archway/two/:unsentScans' },
])('whoever leaves the app at $base takes along what is its own, and nothing of another', async (at) => {
  const app = await startBelow(at.base, at.base ?? '/');
  const others = ['user', '@/archway/:user', '@/archway/two/:user', '@/archway-two/:user'].filter(
    (name) => name !== at.own,
  );
  for (const storage of [localStorage, sessionStorage])
    for (const name of [at.own, at.kept, ...others]) storage.setItem(name, '{}');
  app.forgetUser();
  expect(Object.keys(localStorage).sort()).toEqual([at.kept, ...others].sort());
  expect(Object.keys(sessionStorage).sort()).toEqual(others.sort());
});

test('the router is told the app’s own paths, and the browser shows them below the base', async () => {
  const app = await startBelow('/inventory/', '/inventory/inventory/7?x=1#top');
  const own = await app.ownHistory();
  expect(own.location).toMatchObject({ pathname: '/inventory/7', search: '?x=1', hash: '#top' });
  expect(own.createHref('/inventory?page=2')).toBe('/inventory/inventory?page=2');
  own.push('/scan?x=2');
  own.flush();
  expect(location.pathname + location.search).toBe('/inventory/scan?x=2');
  expect(own.location.pathname).toBe('/scan');
  own.destroy();
});

test('no address below the base names another host', async () => {
  const app = await startBelow('/archway/', '/archway//evil.test/x');
  const own = await app.ownHistory();
  expect(own.location.href).toBe('/evil.test/x');
  own.destroy();
});
