import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { forgetMemory } from '../session/forget.ts';
import { orLastSeen } from './or-last-seen.ts';
import { recalled } from './recall.ts';
import { rememberSeen } from './remember.ts';

const offline = () => Promise.reject(new ApiProblem('offline', ''));
const key = [['items', 'list'], { input: { page: 1 } }] as const;

/** The app as it is opened anew: nothing but what is on the device. */
const open = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { persister: orLastSeen, retry: false, networkMode: 'always' } },
  });
  const stop = rememberSeen(client.getQueryCache());
  return { client, stop };
};

const become = (id: string, organization: string) =>
  localStorage.setItem(
    'user',
    JSON.stringify({ id, accessToken: 'a', refreshToken: 'r', activeOrganization: { id: organization } }),
  );

/** Written at once when a tab is hidden. */
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const read = async (
  client: QueryClient,
  queryFn: () => Promise<unknown>,
  queryKey: readonly unknown[] = key,
) => client.fetchQuery({ queryKey: [...queryKey], queryFn });

const seenOnce = async () => {
  const first = open();
  await read(first.client, async () => ['sofa']);
  await new Promise((next) => setTimeout(next));
  hide();
  await expect.poll(async () => (await indexedDB.databases()).length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { recallSeen } = await import('./last-seen.ts');
      const { whoIsHere } = await import('../session/who-is-here.ts');
      const whose = whoIsHere();
      return whose && (await recallSeen(JSON.stringify(key), whose))?.data;
    })
    .toEqual(['sofa']);
  first.stop();
};

beforeEach(() => become('ellen', 'larkspur'));
afterEach(async () => {
  forgetMemory();
  recalled.clear();
  await (await import('./last-seen.ts')).dropSeen();
});

test('what was seen is shown when nobody answers, as of its moment, and read again when somebody does', async () => {
  await seenOnce();
  const { client, stop } = open();
  const observer = new QueryObserver(client, { queryKey: [...key], queryFn: offline });
  const unsubscribe = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['sofa']);
  await expect.poll(() => recalled.size).toBe(1);
  const moment = observer.getCurrentResult().dataUpdatedAt;
  await client.fetchQuery({ queryKey: [...key], queryFn: async () => ['sofa', 'lamp'] });
  expect(observer.getCurrentResult().data).toEqual(['sofa', 'lamp']);
  expect(observer.getCurrentResult().dataUpdatedAt).toBeGreaterThanOrEqual(moment);
  await expect.poll(() => recalled.size).toBe(0);
  unsubscribe();
  stop();
});

test.each([
  [
    'a server that is away',
    new ApiProblem('unavailable', '', { status: 503, facts: { code: 'unavailable' } }),
  ],
  ['the page of a proxy', new ApiProblem('not_found', '', { status: 404 })],
])('what was seen is shown where %s answers', async (_who, problem) => {
  await seenOnce();
  const { client, stop } = open();
  expect(await read(client, () => Promise.reject(problem))).toEqual(['sofa']);
  stop();
});

test('an answer of the server is an answer, also when it is a refusal', async () => {
  await seenOnce();
  const { client, stop } = open();
  const refused = () =>
    Promise.reject(new ApiProblem('forbidden', '', { status: 403, facts: { code: 'forbidden' } }));
  await expect(read(client, refused)).rejects.toMatchObject({ code: 'forbidden' });
  stop();
});

test.each([
  ['another member', () => become('luis', 'larkspur')],
  ['another organization', () => become('ellen', 'quist')],
  ['nobody', () => localStorage.removeItem('user')],
])('%s is shown nothing of it', async (_who, comes) => {
  await seenOnce();
  comes();
  const { client, stop } = open();
  await expect(read(client, offline)).rejects.toMatchObject({ code: 'offline' });
  stop();
});

test('a call that is not on the list is not kept', async () => {
  const { client, stop } = open();
  const access = [['properties', 'getAccess'], { input: { id: '1' } }];
  await read(client, async () => ({ notes: 'lockbox 1234' }), access);
  await new Promise((next) => setTimeout(next));
  hide();
  const again = open();
  await expect(read(again.client, offline, access)).rejects.toMatchObject({ code: 'offline' });
  stop();
  again.stop();
});
