import { axe, expect, test } from './fixtures.ts';
import { sidewaysScroll, smallTargets } from './geometry.ts';
import { screens } from './screens/screens.ts';
import { visit } from './screens/visit.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const narrowest = { width: 320, height: 740 };

// Screens that show how a failure looks cause one.
test.use({ expectedErrors: /status of (401|403|404|410|422|500)/ });

for (const screen of screens) {
  const sizes = [wide, narrow].filter((size) => !screen.only || (screen.only === 'wide') === (size === wide));

  test(`${screen.name}: nothing is in anybody’s way`, async ({ page, enter, world, server }) => {
    const at = { enter, world, url: server.url };
    // `system` follows the browser's setting at once, so that light and dark need one visit.
    await page.setViewportSize(sizes[0] ?? wide);
    await visit(page, screen, { ...at, language: 'en', theme: 'system' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axe(page), `${colorScheme}, ${size.width} px`).toEqual([]);
      }
      expect(await smallTargets(page), `targets at ${size.width} px`).toEqual([]);
    }
    if (sizes.includes(narrow)) {
      await page.setViewportSize(narrowest);
      expect(await sidewaysScroll(page), 'at 320 px').toEqual([]);
    }
  });

  test(`${screen.name}: nor in Arabic`, async ({ page, enter, world, server }) => {
    await page.setViewportSize(sizes[0] ?? wide);
    await visit(page, screen, { enter, world, url: server.url, language: 'ar', theme: 'light' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await axe(page), `Arabic, ${size.width} px`).toEqual([]);
      if (size === narrow) expect(await sidewaysScroll(page), 'at 360 px').toEqual([]);
    }
  });
}
