import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root } from './ensure-installed.mjs';
import { findSliceTests } from './slice-tests/find-slice-tests.mjs';

/** Prints the tests that a slice can break, one path on a line: `node scripts/slice-tests.mjs vendors` on Node 24. */
const patterns = ['contract/src', 'server/src', 'server/test', 'web/src', 'e2e', 'scripts'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const skipped = ['node_modules', 'dist', 'fixtures', 'demo-drawings'];

const sources = new Map();
const exclude = (entry) => skipped.includes(typeof entry === 'string' ? entry : entry.name);
for await (const file of glob(patterns, { cwd: root, exclude })) {
  const path = file.split(sep).join('/');
  sources.set(path, readFileSync(join(root, path), 'utf8'));
}
for (const slice of process.argv.slice(2))
  for (const path of findSliceTests(slice, sources)) console.log(path);
