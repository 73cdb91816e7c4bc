import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBreaches } from './law/find-breaches.mjs';

/** Prints one line per breach of the import law (docs/architecture.md) and exits 1 if there is any. */
const root = fileURLToPath(new URL('..', import.meta.url));
const breaches = await findBreaches(root);

for (const { file, line, message, imports } of breaches) {
  const what = imports ? ` (imports ${imports})` : '';
  console.log(`${relative(process.cwd(), `${root}${file}`)}:${line} ${message}${what}`);
}
process.exitCode = breaches.length > 0 ? 1 : 0;
