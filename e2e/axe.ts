import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const require = createRequire(import.meta.url);
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Rules whose verdict changes with colors and measures, while the names and roles of the page stay what they are. The
 * size of targets is measured in every look by `smallTargets`.
 */
const ofLooks = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block'];

/** Rows like those before them. Their colors are those of a look, at any width: they were seen when everything was asked. */
const furtherRows = 'tbody > tr:nth-child(n+7), ul > li:nth-child(n+9)';

/**
 * What axe holds against the page as it stands, one readable line per element: `expect(await axe(page)).toEqual([])`.
 * What lies behind an open dialog is a screen of its own, and is asked without the dialog.
 * With `looks`, only the rules that see colors and measures: for a page that was asked everything in another look.
 */
export const axe = async (page: Page, scope: 'everything' | 'looks' = 'everything'): Promise<string[]> => {
  const has = await page.evaluate(() => 'axe' in globalThis);
  if (!has) await page.evaluate(source);
  const violations = await page.evaluate(
    ({ leftOut, ...options }) =>
      (
        globalThis as unknown as {
          axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
        }
      ).axe // put there above
        .run(
          {
            include: [
              [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1) ??
                document.documentElement,
            ],
            exclude: [...document.querySelectorAll(leftOut)],
          },
          options,
        )
        .then((results) => results.violations),
    {
      runOnly: scope === 'looks' ? ofLooks : tags,
      resultTypes: ['violations'],
      // No rule that is asked reads style sheets: fetching and parsing them anew for each page is left out.
      preload: scope === 'everything' && { assets: ['media'] },
      leftOut: scope === 'looks' ? furtherRows : ':not(*)',
    } satisfies RunOptions & { leftOut: string },
  );
  const complaints = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${inOneLine(failureSummary)}`,
    ),
  );
  // Where pins stand on a map is what the map tells: WCAG 2.5.8 names them as essential. They are apart once it is zoomed.
  const plain = complaints.filter((each) => !isPin.test(each));
  // What an open dropdown covers by its edge is hit after it is closed; `smallTargets` measures it uncovered.
  const covering = plain.length > 0 && (await page.locator('[role=listbox]').count());
  return covering ? plain.filter((each) => !isCovered.test(each)) : plain;
};

const isPin = /^target-size: [^:]*: (\.leaflet-marker-icon|a\[data-tone=)/;

const isCovered = /^target-size: .* partially obscured /;

const inOneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
