import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const require = createRequire(import.meta.url);
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe holds against the page as it stands, one readable line per element: `expect(await axe(page)).toEqual([])`. */
export const axe = async (page: Page): Promise<string[]> => {
  const has = await page.evaluate(() => 'axe' in globalThis);
  if (!has) await page.evaluate(source);
  const violations = await page.evaluate(
    (options) =>
      (
        globalThis as unknown as {
          axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
        }
      ).axe // put there above
        .run(document, options)
        .then((results) => results.violations),
    { runOnly: tags, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${inOneLine(failureSummary)}`,
    ),
  );
};

const inOneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
