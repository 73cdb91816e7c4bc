import { expect, test } from 'vitest';
import { looks } from '../../build/first-paint/first-screens.ts';
import type { RouteMeta } from './route-meta.ts';
import { routeTable } from './routes.tsx';

const routes = routeTable.flatMap(({ options }) => {
  const { path = '', staticData } = options as { path?: string; staticData?: RouteMeta }; // as the table gave them
  // What waits for its screen, or only points elsewhere, draws nothing of its own.
  return path === '$' || !staticData || staticData.later || path.startsWith('/pages/user-profile')
    ? []
    : [{ path, blank: staticData.layout === 'blank' }];
});

test('what is drawn before the app is there has a frame exactly where the screen has one', () => {
  const drawn = routes.map(({ path }) => ({ path, blank: Object.hasOwn(looks, path.split('/')[1] ?? '') }));
  expect(drawn).toEqual(routes);
});
