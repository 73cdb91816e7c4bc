import { expect, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { signUpBody } from '../people.ts';
import { killNine } from './kill-nine.ts';
import { runServer } from './run-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('the server killed ten times in mid-write loses nothing it acknowledged, each change with its one audit entry', async () => {
  const folder = `${temporaryFolder()}/data`;
  const founder = signUpBody();
  let entries: string[] = [];

  const start = async () => {
    const server = await runServer(folder);
    const browser = makeBrowser(server.url);
    const up = await browser.post('/auth/signup', founder);
    browser.keep(up.status === 201 ? up.body.data : (await browser.post('/auth/signin', founder)).body);
    return {
      write: async (name: string) => {
        const answer = await browser.post('/storage-locations', { name, kind: 'bin' });
        if (answer.status !== 201) throw new Error(answer.text);
      },
      read: async () => {
        entries = await namesInAudit(browser);
        const names: string[] = (await browser.get('/storage-locations')).body.rows.map(
          ({ name }: { name: string }) => name,
        );
        await server.kill('SIGTERM');
        return names;
      },
      kill: async () => {
        await server.kill('SIGKILL');
      },
    };
  };

  const result = await killNine({ start, rounds: 10, parallel: 4 });
  expect(result.lost).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThanOrEqual(result.acknowledged);
}, 180_000);

const namesInAudit = async (browser: ReturnType<typeof makeBrowser>): Promise<string[]> => {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await browser.get(
      `/audit?action=storage-location.created&itemsPerPage=100&page=${page}`,
    );
    names.push(...body.rows.map(({ subjectName }: { subjectName: string }) => subjectName));
    if (names.length >= body.total) return names;
  }
};
