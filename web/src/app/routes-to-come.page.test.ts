import { expect, test } from 'vitest';
import type { RouteMeta } from './route-meta.ts';
import { routeTable } from './routes.tsx';

const [list = ''] = Object.values(
  import.meta.glob<string>('../../../docs/routes-to-come.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const inTable = routeTable.flatMap(({ options }) => {
  const { path = '', staticData } = options as { path?: string; staticData?: RouteMeta }; // as the table gave them
  return staticData?.later ? [asSpec(path)] : [];
});

test('docs/routes-to-come.md names exactly the routes that wait for their screens', () => {
  const inList = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path);
  expect(inList).toEqual(inTable);
});

/** `{id}` as the specification writes it, not `$id` as the router does. */
function asSpec(path: string) {
  return path.replace(/\$(\w+)/g, '{$1}');
}
