import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonInTest } from '../../people.ts';
import { csvOf, importsOf } from '../../sheets.ts';
import type { TestApp } from '../../test-app.ts';

/** A sheet with every item of the organization, last first, each with another brand: an import locks what promises lock, too. */
export const importEverything = async (app: TestApp, boss: PersonInTest, round: number) => {
  const imports = importsOf(app, boss);
  // Whichever server has a hand free does the work.
  const become = async (id: string, state: string) => {
    for (;;) {
      const now = await imports.get(id);
      if (now.state === state || now.state === 'failed') return now;
      await sleep(20);
    }
  };
  const items = await imports.items();
  const rows = items.toReversed().map(({ name, sku }) => [String(name), String(sku), `Brand ${round}`]);
  const { id } = await imports.send(csvOf(['Name', 'SKU', 'Brand'], ...rows));
  await imports.startCheck(id);
  await become(id, 'checked');
  await imports.startApply(id);
  const { state, counts, failure } = await become(id, 'done');
  return state === 'done' && counts?.toChange === rows.length
    ? []
    : [`import: ${JSON.stringify({ state, counts, failure })}`];
};
