import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '../platform/session/forget.ts';
import { keepCover, keptCover } from './kept-covers.ts';

const stores = new Map<string, Map<string, Response>>();
const cacheOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (address: string) => store.get(address)?.clone(),
    put: async (address: string, answer: Response) => void store.set(address, answer),
    keys: async () => [...store.keys()],
    delete: async (address: string) => store.delete(address),
  };
};
const fetched: string[] = [];
const device = { isCarried: true };

beforeEach(() => {
  stores.clear();
  fetched.length = 0;
  device.isCarried = true;
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({ matches: device.isCarried }));
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response('a picture', { headers: { 'content-type': 'image/webp' } });
  });
  signIn('ada', 'larkspur');
  forgetMemory();
});

const signIn = (id: string, organization: string) =>
  localStorage.setItem(
    'user',
    JSON.stringify({ id, activeOrganization: { id: organization }, accessToken: 'a', refreshToken: 'r' }),
  );

test('a cover that was seen on a phone is there without a network, for whoever saw it', async () => {
  keepCover('sofa');
  keepCover('sofa');
  await vi.waitFor(async () => expect(await keptCover('sofa')).toBeDefined());
  expect(fetched).toEqual(['/pictures/sofa/small.webp']);
  expect(await keptCover('lamp')).toBeUndefined();
  signIn('ada', 'harbor');
  expect(await keptCover('sofa')).toBeUndefined();
});

test('the oldest make room, and whoever leaves leaves none behind', async () => {
  for (let n = 1; n <= 1003; n += 1) keepCover(`cover-${n}`);
  await vi.waitFor(async () => expect(await keptCover('cover-1003')).toBeDefined());
  expect([...stores.values()].map(({ size }) => size)).toEqual([1000]);
  expect(await keptCover('cover-1')).toBeUndefined();
  forgetMemory();
  await vi.waitFor(() => expect(stores.size).toBe(0));
});

test('a desk keeps none', () => {
  device.isCarried = false;
  keepCover('sofa');
  expect(fetched).toEqual([]);
});
