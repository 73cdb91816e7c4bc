import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repo = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: repo, encoding: 'utf8' }).trim().split('\n');
const documents = tracked.filter((path) => path.endsWith('.md') && !path.startsWith('changes/'));

/** A file that a document names, alone or with the end of its path: `team/members/member-store.ts`. */
const named = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|sql|css))`/g;
/** The map of the specification shortens its rooms. */
const rooms: Readonly<Record<string, string>> = {
  s: 'server/src',
  st: 'server/test',
  w: 'web/src',
  c: 'contract/src',
  e: 'e2e',
};
const whole = (path: string) => path.replace(/^(st|[swce])\//, (_, room: string) => `${rooms[room]}/`);

test('every file that a document names is there', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(join(repo, document), 'utf8').matchAll(named)]
      .map(([, path = '']) => path)
      .filter((path) => !tracked.some((file) => `/${file}`.endsWith(`/${whole(path)}`)))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
