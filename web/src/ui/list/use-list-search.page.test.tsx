import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '../../app/search-params.ts';
import { drawing } from '../../test/draw.tsx';
import type { SearchDefinition } from './list-search.ts';
import { readMatching } from './read-filter.ts';
import { useListSearch } from './use-list-search.ts';

let shape = 'list';
const kind: SearchDefinition<{ role: string }> = {
  columns: ['name', 'joinedAt'],
  sort: { by: 'name', order: 'asc' },
  bestMatch: 'relevance',
  filters: { role: readMatching(/^[a-z]+$/) },
  options: {
    shape: {
      values: ['list', 'grid'],
      kept: {
        read: () => shape,
        write: (value) => {
          shape = value;
        },
      },
    },
  },
};

/** A list at an address; `list` is how it is now. */
const listAt = async (address: string) => {
  shape = 'list';
  let list: ReturnType<typeof useListSearch<{ role: string }, string>> | undefined;
  const List = () => {
    list = useListSearch(kind);
    return null;
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ component: List }),
    history,
    parseSearch,
    stringifySearch,
  });
  const { draw, clear } = drawing();
  await draw(<RouterProvider router={router as never} />);
  return {
    now: () => list as NonNullable<typeof list>, // drawn above
    does: (work: () => void) => act(async () => work()),
    address: () => history.location.search,
    history,
    clear,
  };
};

test('clearing looks for nothing any more; order, page size, options and what belongs to others stay', async () => {
  const { now, does, address, clear } = await listAt(
    '/?tab=a&page=4&itemsPerPage=50&sortBy=joinedAt&searchQuery=ada&role=crew&shape=grid',
  );
  expect(now().filtered).toBe(true);
  await does(() => now().clear());
  expect(now().filtered).toBe(false);
  expect(address()).toBe('?tab=a&sortBy=joinedAt&orderBy=asc&shape=grid&itemsPerPage=50');
  await clear();
});

test('a search replaces its step, and a step that was made meanwhile is not undone by it', async () => {
  const { now, does, address, history, clear } = await listAt('/');
  const asItWas = now();
  await does(() => now().filter({ role: 'crew' }));
  await does(() => asItWas.search('ada'));
  expect(address()).toBe('?searchQuery=ada&role=crew');
  await does(() => history.back());
  expect(address()).toBe('');
  await clear();
});

test('a change of filters can be a part of the step before', async () => {
  const { now, does, address, history, clear } = await listAt('/');
  await does(() => now().filter({ role: 'crew' }));
  await does(() => now().filter({ role: 'owner' }, { replace: true }));
  expect(address()).toBe('?role=owner');
  await does(() => history.back());
  expect(address()).toBe('');
  await clear();
});

test('an option that the address does not name is as the device keeps it', async () => {
  const { now, does, address, clear } = await listAt('/?page=3');
  await does(() => now().setOptions({ shape: 'grid' }));
  expect([now().value.options, shape]).toEqual([{ shape: 'grid' }, 'grid']);
  expect(address(), 'the same rows are shown').toBe('?shape=grid&page=3');
  await does(() => now().setOptions({ shape: 'list' }));
  expect([address(), shape]).toEqual(['?page=3', 'list']);
  shape = 'grid';
  await does(() => now().search('ada'));
  expect(now().value.options).toEqual({ shape: 'grid' });
  await clear();
});

test('a view says everything: what it does not name is as usual, on the device too', async () => {
  const { now, does, address, clear } = await listAt('/?shape=grid&searchQuery=ada&page=2');
  await does(() => now().show({ role: 'crew' }, { view: 'v1', replace: false }));
  expect(address()).toBe('?role=crew&view=v1');
  expect([now().value.options, shape]).toEqual([{ shape: 'list' }, 'list']);
  await does(() => now().show({}, { view: undefined, replace: false }));
  expect(address()).toBe('');
  await clear();
});

test('without a chosen order there is none, and one that was chosen can be given up', async () => {
  const { now, does, address, clear } = await listAt('/?sortBy=name');
  expect(now().value.sort).toEqual({ by: 'name', order: 'asc' });
  await does(() => now().sortBy({ by: '', order: 'asc' }));
  expect(address()).toBe('');
  await clear();
});
