import { expect, test } from 'vitest';
import { killNine } from './kill-nine.ts';
import { runStandIn } from './run-stand-in.ts';
import { databasesIn, folderWithDatabase, killAll } from './temporary-folder.ts';

test('Archway and its PostgreSQL killed together ten times in mid-write lose nothing they acknowledged', async () => {
  const base = await folderWithDatabase();
  const result = await killNine({ start: () => startIn(base), rounds: 10 });
  expect(result.lost).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(50);
}, 120_000);

const startIn = async (base: string) => {
  const archway = runStandIn(base);
  await archway.ready;
  const kill = async () => {
    killAll(databasesIn(base));
    await archway.kill('SIGKILL');
  };
  return { write: archway.write, read: archway.read, kill };
};
