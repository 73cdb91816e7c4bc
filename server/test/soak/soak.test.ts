import { expect, test } from 'vitest';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { soak } from './soak.ts';

test('fifty pages that listen, changes of rights, callers who break off and a PostgreSQL killed twice leave the server up, without one failure, and heard by all', {
  timeout: 90_000,
}, async () => {
  const folder = `${temporaryFolder()}/data`;
  const figures = await soak({ folder, seconds: 12, pages: 50, kills: 2 });
  expect(figures.alive, figures.output).toBe(true);
  expect(figures.stray, figures.output).toBe(false);
  expect(figures.failed, figures.output).toBe(0);
  expect(figures.broken, JSON.stringify(figures.answers)).toBe(0);
  expect(figures.hearAgain).toBe(50);
  expect(figures.heard).toBeGreaterThan(100);
});
