import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soak } from './soak.ts';

/** `npm run soak -- 10`: so many minutes, PostgreSQL killed once in each. Exits with 0 only when everything held. */
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('Say for how many minutes: npm run soak -- 10');
  process.exit(1);
}
const base = mkdtempSync(join(tmpdir(), 'archway-soak-'));
chmodSync(base, 0o755);
const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
const figures = await soak({
  folder: join(base, 'data'),
  seconds: minutes * 60,
  pages: 50,
  kills: Math.max(1, Math.floor(minutes)),
  tell,
});
rmSync(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

const held: Record<string, boolean> = {
  'the process is up': figures.alive,
  'no answer was a 500': figures.failed === 0,
  'no error was caught nowhere': !figures.stray,
  'no connection broke off': figures.broken === 0,
  'memory is flat': figures.memoryFlat,
  'every page hears again': figures.hearAgain === figures.pages,
};
console.log(`answers: ${JSON.stringify(figures.answers)}`);
console.log(`streams: ${figures.listened} opened by ${figures.pages} pages, ${figures.heard} changes heard`);
console.log(`memory:  ${figures.memoryThirds}, at the end ${figures.memoryLine}`);
for (const [what, holds] of Object.entries(held)) console.log(`${holds ? '✓' : '✗'} ${what}`);
const whole = Object.values(held).every(Boolean);
if (!whole) console.error(figures.output.slice(-5000));
process.exit(whole ? 0 : 1);
