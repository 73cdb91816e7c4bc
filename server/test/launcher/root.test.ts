import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cloneInto, everyoneMayRead, person } from './clone.ts';
import { connectTo, isRoot, launch, refusalOf } from './launched.ts';
import { runStandIn } from './run-stand-in.ts';
import { databasesIn, temporaryFolder } from './temporary-folder.ts';

test.runIf(isRoot)(
  'started by root, the database runs as nobody, in a folder that is only its own',
  async () => {
    const base = temporaryFolder();
    await launch(base);
    for (const path of ['postgres', 'postgres/data']) {
      expect(statSync(join(base, path))).toMatchObject({ uid: 65_534, gid: 65_534 });
      expect(statSync(join(base, path)).mode & 0o777).toBe(0o700);
    }
    for (const pid of databasesIn(base)) expect(statSync(`/proc/${pid}`).uid).toBe(65_534);
  },
);

test.runIf(isRoot)(
  'root makes folders on the way that the database can enter, whatever the umask',
  async () => {
    const base = temporaryFolder();
    const umask = process.umask(0o077);
    try {
      const database = await launch(base, { folder: join(base, 'some/way/down/postgres') });
      expect(database.socketFolder).toBe(join(base, 'some/way/down/postgres'));
    } finally {
      process.umask(umask);
    }
  },
);

test.runIf(isRoot)(
  'data folder and binaries under a home nobody may enter: both move to where it may, once',
  async () => {
    const base = temporaryFolder();
    const home = join(base, 'home');
    mkdirSync(home, { mode: 0o700 });
    const repository = cloneInto(home, { links: true });
    const folder = join(repository, '.archway/postgres');

    const first = runStandIn(base, { repository, folder });
    const { socketFolder } = await first.ready;
    expect(socketFolder).toMatch(new RegExp(`^${base}/shared/[0-9a-f]{16}$`));
    expect(first.lines).toEqual([
      `The database of ${folder} stands in ${socketFolder}, which its user (uid 65534) can enter.`,
    ]);
    await first.write('from-the-first');
    await first.stop();
    expect(existsSync(folder)).toBe(false);
    const [copy, ...others] = readdirSync(join(base, 'shared')).filter((name) =>
      name.startsWith('postgresql-'),
    );
    expect(others).toEqual([]);
    const copiedAt = statSync(join(base, 'shared', copy!)).ctimeMs;

    const second = runStandIn(base, { repository, folder });
    expect(await second.ready).toMatchObject({ socketFolder, firstStart: false });
    expect(await second.read()).toEqual(['from-the-first']);
    expect(statSync(join(base, 'shared', copy!)).ctimeMs).toBe(copiedAt);

    chmodSync(home, 0o755);
    await second.stop();
    const third = runStandIn(base, { repository, folder });
    expect(await third.ready).toMatchObject({ socketFolder, firstStart: false });
  },
);

test.runIf(isRoot)(
  'a database that its user can no longer reach is refused, not replaced by an empty one',
  async () => {
    const base = temporaryFolder();
    const folder = join(base, 'home/postgres');
    await (await launch(base, { folder })).stop();
    chmodSync(join(base, 'home'), 0o700);
    expect(await refusalOf(launch(base, { folder }))).toMatch(
      /^EmbeddedDatabaseError: The database in .*\/home\/postgres belongs to uid 65534, who cannot enter a folder above it/,
    );
  },
);

test.runIf(isRoot)('a backup that root put back is handed to the database', async () => {
  const base = temporaryFolder();
  const first = await launch(base);
  await connectTo(first)`create table kept as select 42 as answer`;
  await first.stop();
  execFileSync('chown', ['-R', '0:0', join(base, 'postgres')]);
  execFileSync('chmod', ['-R', 'go+rX', join(base, 'postgres')]);
  expect(await connectTo(await launch(base))`select answer from kept`).toEqual([{ answer: 42 }]);
});

test.runIf(isRoot && everyoneMayRead)(
  'what a person started, root can start too, and the person again',
  async () => {
    const base = temporaryFolder();
    execFileSync('chown', [String(person.uid), base]);
    const first = runStandIn(base, { user: person });
    expect(await first.ready).toMatchObject({ firstStart: true });
    await first.write('from-the-person');
    await first.stop();

    const byRoot = await launch(base);
    expect(await connectTo(byRoot)`select id from written`).toEqual([{ id: 'from-the-person' }]);
    for (const pid of databasesIn(base)) expect(statSync(`/proc/${pid}`).uid).toBe(person.uid);
    await byRoot.stop();

    const again = runStandIn(base, { user: person });
    await again.ready;
    expect(await again.read()).toEqual(['from-the-person']);
  },
);

test.runIf(isRoot && everyoneMayRead)(
  "a person who is not root is told when the folder is somebody else's",
  async () => {
    const base = temporaryFolder();
    await (await launch(base)).stop();
    expect(await refusalOf(runStandIn(base, { user: person }).ready)).toMatch(
      /^Error: Archway cannot use the data folder .*\/postgres \(.*\): start it as the owner .* or set ARCHWAY_DATA/,
    );
  },
);
