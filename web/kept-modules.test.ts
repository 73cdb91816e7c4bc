import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { coreModules } from './build/worker/core-modules.ts';

const web = import.meta.dirname;

/** Of use with a network only. */
const withNetwork = [
  'src/inventory/scan/found/found-screen.tsx',
  'src/inventory/scan/known-codes/refresh-codes.ts',
];

test('whatever scanning loads only when it is needed is kept from the first moment on', () => {
  const files = globSync(
    'src/{inventory/scan,inventory/scans,platform/outbox,platform/last-seen}/**/*.{ts,tsx}',
    {
      cwd: web,
    },
  ).filter((file) => !file.includes('.test.'));
  const later = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path = '']) =>
      relative(web, join(web, dirname(file), path)),
    ),
  );
  expect(later.length).toBeGreaterThan(8);
  expect([...new Set(later)].filter((file) => ![...coreModules, ...withNetwork].includes(file))).toEqual([]);
});
