import { expect, test } from 'vitest';
import { killNine } from './kill-nine.ts';
import { runStandIn } from './run-stand-in.ts';
import { databasesIn, killAll, temporaryFolder } from './temporary-folder.ts';

test('Archway killed ten times in mid-write loses nothing it acknowledged, and starts each time', async () => {
  const base = temporaryFolder();
  const result = await killNine({ start: () => startIn(base), rounds: 10 });
  expect(result.lost).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(50);
}, 120_000);

test('Archway and its PostgreSQL killed together ten times lose nothing either', async () => {
  const base = temporaryFolder();
  const result = await killNine({ start: () => startIn(base, databasesIn), rounds: 10 });
  expect(result.lost).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(50);
}, 120_000);

/** `alsoKilled` finds the processes that die together with Archway. */
const startIn = async (base: string, alsoKilled: (folder: string) => number[] = () => []) => {
  const archway = runStandIn(base);
  await archway.ready;
  const kill = async () => {
    killAll(alsoKilled(base));
    await archway.kill('SIGKILL');
  };
  return { write: archway.write, read: archway.read, kill };
};
