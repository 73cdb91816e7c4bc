import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUser } from '../../src/platform/db/embedded/database-user.ts';
import { findBinaries } from '../../src/platform/db/embedded/find-binaries.ts';
import { cloneInto, everyoneMayRead, person } from './clone.ts';
import { connectTo, isRoot, launch, refusalOf } from './launched.ts';
import { runStandIn } from './run-stand-in.ts';
import { databasesIn, temporaryFolder } from './temporary-folder.ts';

/** Undefined when we are not root. */
const ownUid = databaseUser(undefined)?.uid;

test.runIf(isRoot)(
  'started by root, the database runs as a user that nobody is, in a folder that is only its own',
  async () => {
    const base = temporaryFolder();
    await launch(base);
    expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${ownUid}:`);
    for (const path of ['postgres', 'postgres/data', 'postgres/data/PG_VERSION']) {
      expect(statSync(join(base, path))).toMatchObject({ uid: ownUid, gid: ownUid });
      expect(statSync(join(base, path)).mode & 0o077).toBe(0);
    }
    for (const pid of databasesIn(base)) expect(statSync(`/proc/${pid}`).uid).toBe(ownUid);
  },
);

test.runIf(isRoot && everyoneMayRead)(
  'a process of nobody can neither sign in as superuser nor look into the folder',
  async () => {
    const base = temporaryFolder();
    const { socketFolder } = await launch(base);
    expect(attemptsOf(nobody, socketFolder)).toEqual({ signIn: 'EACCES', read: 'EACCES' });
    expect(attemptsOf(undefined, socketFolder)).toEqual({ signIn: 'signed in', read: 'read' });
  },
);

test.runIf(isRoot && everyoneMayRead)(
  'a database that was made to run as nobody starts, and is taken from nobody',
  async () => {
    const base = temporaryFolder();
    const first = await launch(base);
    await connectTo(first)`create table kept as select 42 as answer`;
    await first.stop();
    execFileSync('chown', ['-R', '65534:65534', join(base, 'postgres')]);
    const next = await launch(base);
    expect(await connectTo(next)`select answer from kept`).toEqual([{ answer: 42 }]);
    expect(attemptsOf(nobody, next.socketFolder)).toEqual({ signIn: 'EACCES', read: 'EACCES' });
    for (const pid of databasesIn(base)) expect(statSync(`/proc/${pid}`).uid).toBe(ownUid);
  },
);

test.runIf(isRoot)(
  'one that still runs as nobody is left to run, and taken from nobody at the next start',
  async () => {
    const base = temporaryFolder();
    await (await launch(base)).stop();
    execFileSync('chown', ['-R', '65534:65534', join(base, 'postgres')]);
    const data = join(base, 'postgres/data');
    const { native } = findBinaries();
    const running = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${join(base, 'postgres')}`],
      { ...nobody, cwd: '/', stdio: 'ignore' },
    );
    onTestFinished(() => void running.kill('SIGKILL'));
    await expect.poll(() => existsSync(join(base, 'postgres/.s.PGSQL.5432')), { timeout: 20_000 }).toBe(true);
    const adopting = await launch(base);
    expect(adopting.adopted).toBe(true);
    expect(await connectTo(adopting)`select 1 as one`).toEqual([{ one: 1 }]);
    await adopting.stop();
    await launch(base);
    for (const pid of databasesIn(base)) expect(statSync(`/proc/${pid}`).uid).toBe(ownUid);
  },
);

const nobody = { uid: 65_534, gid: 65_534 };

/** What a process of this user gets when it signs in as superuser, without a password, and when it reads the data. */
const attemptsOf = (user: typeof nobody | undefined, socketFolder: string): unknown => {
  const script = `
    const { connect } = require('node:net');
    const { readFileSync } = require('node:fs');
    const tell = (signIn) => {
      let read = 'read';
      try { readFileSync(${JSON.stringify(join(socketFolder, 'data/PG_VERSION'))}); } catch (error) { read = error.code; }
      console.log(JSON.stringify({ signIn, read }));
      process.exit(0);
    };
    const words = Buffer.from('user\\0postgres\\0database\\0postgres\\0\\0');
    const head = Buffer.alloc(8);
    head.writeInt32BE(8 + words.length, 0);
    head.writeInt32BE(196608, 4);
    connect(${JSON.stringify(join(socketFolder, '.s.PGSQL.5432'))}, function () { this.write(Buffer.concat([head, words])); })
      .on('error', (error) => tell(error.code))
      .on('data', (answer) => tell(answer[0] === 82 && answer.readInt32BE(5) === 0 ? 'signed in' : 'refused'));`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', script], { ...user, cwd: '/', encoding: 'utf8', env: {} }),
  );
};

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
      `The database of ${folder} stands in ${socketFolder}, which its user (uid ${ownUid}) can enter.`,
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
      new RegExp(
        `^EmbeddedDatabaseError: The database in .*/home/postgres belongs to uid ${ownUid}, who cannot enter a folder above it`,
      ),
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
