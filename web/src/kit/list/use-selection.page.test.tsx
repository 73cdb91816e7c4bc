import { act } from 'react';
import { expect, test } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { type Selection, useSelection } from './use-selection.ts';

type Row = { readonly id: string; readonly name: string };
const row = (id: string, name = id): Row => ({ id, name });

const selecting = () => {
  let selection: Selection<Row> | undefined;
  const Rows = ({ rows, ...rules }: { rows: readonly Row[] } & Parameters<typeof useSelection<Row>>[1]) => {
    selection = useSelection(rows, rules);
    return null;
  };
  const { draw, clear } = drawing();
  return {
    show: (rows: readonly Row[], rules: Partial<Parameters<typeof useSelection<Row>>[1]> = {}) =>
      draw(<Rows rows={rows} most={10} {...rules} />),
    choose: (...ids: string[]) => act(async () => selection?.become(new Set(ids))),
    toggle: (id: string) => act(async () => selection?.toggle(id)),
    names: () => [...(selection?.chosen.values() ?? [])].map(({ name }) => name),
    clear,
  };
};

test('rows stay selected over pages, each as it is now', async () => {
  const { show, toggle, names, clear } = selecting();
  await show([row('a'), row('b')], { scope: 'sofas' });
  await toggle('a');
  await show([row('c')], { scope: 'sofas' });
  await toggle('c');
  expect(names()).toEqual(['a', 'c']);
  await show([row('a', 'renamed')], { scope: 'sofas' });
  expect(names()).toEqual(['renamed', 'c']);
  await toggle('a');
  expect(names()).toEqual(['c']);
  await clear();
});

test('looking for something else lets go of them', async () => {
  const { show, choose, names, clear } = selecting();
  await show([row('a')], { scope: 'sofas' });
  await choose('a');
  await show([row('a')], { scope: 'lamps' });
  expect(names()).toEqual([]);
  await clear();
});

test('what nothing can be done with is not selected, and neither is what was never seen', async () => {
  const { show, choose, names, clear } = selecting();
  await show([row('a'), row('b')], { fits: ({ id }) => id !== 'b' });
  await choose('a', 'b', 'unseen');
  expect(names()).toEqual(['a']);
  await clear();
});

test('no more are selected than the server changes at once', async () => {
  const { show, choose, names, clear } = selecting();
  await show([row('a'), row('b'), row('c')], { most: 2 });
  await choose('a', 'b', 'c');
  expect(names()).toEqual(['a', 'b']);
  await clear();
});
