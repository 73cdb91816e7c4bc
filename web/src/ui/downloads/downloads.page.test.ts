import { afterEach, expect, test, vi } from 'vitest';
import { countReceived } from '../../platform/api/count-received.ts';
import { download, getDownloads } from './downloads.ts';

const saved: string[] = [];
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }));
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  saved.push(this.download);
});
afterEach(() => saved.splice(0));

test('a file on its way tells how much of it has arrived, and is saved under its own name', async () => {
  const done = download('Items', async ({ onReceived }) => {
    const answer = countReceived(new Response('twelve bytes'), onReceived);
    const content = await answer.blob();
    expect(getDownloads()).toMatchObject([{ name: 'Items', received: 12 }]);
    return new File([content], 'Items 2026-05-01.csv');
  });
  expect(getDownloads()).toMatchObject([{ name: 'Items', received: 0 }]);
  expect(await done).toBe(true);
  expect([saved, getDownloads()]).toEqual([['Items 2026-05-01.csv'], []]);
});

test('one that is given up is not saved, and is no failure', async () => {
  const done = download(
    'Items',
    ({ signal }) =>
      new Promise((_, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
  );
  getDownloads()[0]?.cancel();
  expect(await done).toBe(false);
  expect([saved, getDownloads()]).toEqual([[], []]);
});

test('one that fails says so to whoever asked for it', async () => {
  await expect(download('Items', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(getDownloads()).toEqual([]);
});
