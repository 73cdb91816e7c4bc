import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, nodeBinary, root } from './ensure-installed.mjs';
import { runChild } from './run-child.mjs';
import { runProduct } from './run-product.mjs';

/** The page to open while developing; links in mails lead there too. */
const page = 'http://localhost:5173';

await ensureInstalled();
await buildWeb();

// The server starts anew when one of its files changes; Vite replaces parts of the page as they change.
const server = runProduct('server/src/main.ts', {
  nodeArgs: ['--watch', '--watch-preserve-output'],
  env: { PUBLIC_URL: process.env.PUBLIC_URL ?? page },
});
const web = runChild(nodeBinary(), [join(root, 'scripts/dev-web.mjs')], { cwd: root }).then(
  ({ code }) => code,
);

// When one of the two ends, the other has nothing to do either.
const code = await Promise.race([server, web]);
process.kill(process.pid, 'SIGTERM');
await Promise.all([server, web]);
process.exit(code);
