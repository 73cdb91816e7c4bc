import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRoot, launch, refusalOf } from './launched.ts';
import { runServer } from './run-server.ts';
import { folderWithDatabase, temporaryFolder } from './temporary-folder.ts';

test.runIf(isRoot)(
  'a data folder whose database stands elsewhere says where; a copy of it is refused, and the original goes on',
  async () => {
    const base = temporaryFolder();
    const home = join(base, 'home');
    mkdirSync(home, { mode: 0o700 });
    const first = await launch(base, { folder: join(home, 'data/postgres') });
    await first.stop();
    expect(first.socketFolder).toMatch(`${base}/shared/`);
    expect(readFileSync(join(home, 'data/database-folder'), 'utf8')).toBe(`${first.socketFolder}\n`);

    for (const copy of [join(home, 'copy'), join(base, 'copy')]) {
      cpSync(join(home, 'data'), copy, { recursive: true });
      expect(await refusalOf(launch(base, { folder: join(copy, 'postgres') }))).toBe(
        `EmbeddedDatabaseError: ${copy} was copied or moved without its database, which stands in ${first.socketFolder} and belongs to the folder it came from: ` +
          'start Archway there and make a backup (npm run backup), then restore that into an empty folder.',
      );
      expect(existsSync(join(copy, 'postgres'))).toBe(false);
    }
    expect(await launch(base, { folder: join(home, 'data/postgres') })).toMatchObject({ firstStart: false });
  },
);

test.runIf(isRoot)('a database that stood elsewhere and is gone is told, not replaced', async () => {
  const base = temporaryFolder();
  mkdirSync(join(base, 'home'), { mode: 0o700 });
  const folder = join(base, 'home/data/postgres');
  const { socketFolder, stop } = await launch(base, { folder });
  await stop();
  rmSync(socketFolder, { recursive: true });
  expect(await refusalOf(launch(base, { folder }))).toMatch(
    `EmbeddedDatabaseError: There was a database in ${socketFolder} and now there is none: put it back`,
  );
  expect(existsSync(socketFolder)).toBe(false);
});

test('a folder with its database in it can be copied and moved', async () => {
  const base = await folderWithDatabase();
  await (await launch(base)).stop();
  const copy = temporaryFolder();
  cpSync(base, copy, { recursive: true });
  expect(await launch(copy)).toMatchObject({ firstStart: false });
});

test('a database that was removed from its folder is told, not replaced', async () => {
  const base = await folderWithDatabase();
  await (await launch(base)).stop();
  rmSync(join(base, 'postgres'), { recursive: true });
  expect(await refusalOf(launch(base))).toBe(
    `EmbeddedDatabaseError: There was a database in ${base}/postgres and now there is none: ` +
      'put it back, or restore a backup (npm run restore) into an empty folder, or begin anew with an empty one.',
  );
});

test('a secret without a database ends the start of the product with one line', async () => {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder);
  writeFileSync(join(folder, 'token-secret'), 'x'.repeat(48));
  await expect(runServer(folder)).rejects.toThrow(
    /: Archway cannot start: There was a database in \S+\/data\/postgres \(its token-secret is still there\) and now there is none: [^\n]*\n$/,
  );
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});
