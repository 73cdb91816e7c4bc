import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeBinary, root } from './ensure-installed.mjs';
import { holdingLock } from './hold-lock.mjs';
import { precompress } from './precompress.mjs';
import { runChild } from './run-child.mjs';
import { sourceHash } from './source-hash.mjs';
import { stopWithLine } from './stop-with-line.mjs';

/** Builds the web app into web/dist, unless what stands there was built from the same sources. */
export const buildWeb = async (repository = root) => {
  const wanted = () => sourceHash(repository, ['web', 'contract', 'tsconfig.base.json', 'package-lock.json']);
  if (builtFrom(repository) === wanted()) return;
  await holdingLock(join(repository, '.cache', 'build-web.lock'), async () => {
    const hash = wanted();
    if (builtFrom(repository) !== hash) await build(repository, hash);
  });
};

const builtFrom = (repository) => {
  const dist = join(repository, 'web', 'dist');
  const hash = join(dist, '.build-hash');
  return existsSync(hash) && existsSync(join(dist, 'index.html')) ? readFileSync(hash, 'utf8') : undefined;
};

/** Builds elsewhere and swaps at the end: a running server never serves half a build. */
const build = async (repository, hash) => {
  process.stdout.write('Building the web app…\n');
  const dist = join(repository, 'web', 'dist');
  const next = join(repository, '.cache', 'web-next');
  const last = join(repository, '.cache', 'web-last');
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });
  await runVite(join(repository, 'web'), next);
  await precompress(next);
  writeFileSync(join(next, '.build-hash'), hash);
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
};

const runVite = async (web, outDir) => {
  const vite = join(
    dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  );
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, stopped } = await runChild(nodeBinary(), args, { cwd: web, env });
  if (stopped) process.exit(130);
  if (code !== 0)
    stopWithLine(`Archway could not build its web app (vite ended with ${code}): see the lines above.`);
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await buildWeb();
}
