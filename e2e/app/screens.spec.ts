import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { screensOf } from '../screens/screens.ts';
import { seeScreens } from '../see-screens.ts';

seeScreens('app');

test('the screens of every slice are seen', () => {
  const unseen = Object.keys(screensOf).filter(
    (slice) => !existsSync(join(import.meta.dirname, '..', slice, 'screens.spec.ts')),
  );
  expect(unseen).toEqual([]);
});
