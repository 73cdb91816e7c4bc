import { act, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { field, fill } from '../../test/find-on-page.ts';
import { startWords } from '../../test/start-words.ts';
import { ReferenceSelect } from './reference-select.tsx';

beforeAll(startWords);

type Home = { readonly id: string; readonly name: string };
const couch: Home = { id: 'h1', name: '1025 NW Couch St' };
const willis: Home = { id: 'h2', name: '2104 N Willis Blvd' };
const homes = [couch, willis];

/** The words that the server has answered. */
let answered: ReadonlySet<string>;
const onChange = vi.fn();
const onAdd = vi.fn();
const sent = vi.fn();

const useFound = (searchQuery: string) => {
  const isPending = !answered.has(searchQuery);
  const rows = homes.filter(({ name }) => name.includes(searchQuery));
  return { isPending, data: isPending ? undefined : { rows } };
};
const useOne = (id: string) => homes.find((home) => home.id === id);

const Field = ({ chosen }: { chosen: string | null }) => {
  const [value, setValue] = useState(chosen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <ReferenceSelect
        label="Property"
        value={value}
        onChange={(id, option) => {
          setValue(id);
          onChange(id, option.label);
        }}
        adding={{ label: (typed) => `Add ${typed}`, onAdd }}
        useFound={useFound}
        useOne={useOne}
        labelOf={({ name }) => name}
      />
    </form>
  );
};

let drawn: ReturnType<typeof drawing>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  answered = new Set(['']);
  drawn = drawing();
});
afterEach(async () => {
  await drawn.clear();
  vi.useRealTimers();
});

const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true });
    field('Property').dispatchEvent(event);
    // What a browser does with Enter in a field of a form.
    if (key === 'Enter' && !event.defaultPrevented) field('Property').form?.requestSubmit();
  });
const pause = () => act(async () => vi.advanceTimersByTime(300));
const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent);

test('while somebody types nothing can be chosen that does not fit what is typed', async () => {
  await drawn.draw(<Field chosen={null} />);
  field('Property').focus();
  await fill('Property', 'Willis');
  expect(options()).toEqual([]);
  await press('ArrowDown');
  await press('Enter');
  await pause();
  expect(options()).toEqual([]);
  expect(document.body.textContent).toContain('Searching…');
  await press('ArrowDown');
  await press('Enter');
  expect([onChange, onAdd, sent].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
  answered = new Set(['', 'Willis']);
  await drawn.draw(<Field chosen={null} />);
  expect(options()).toEqual(['2104 N Willis Blvd', 'Add Willis']);
  await press('ArrowDown');
  await press('Enter');
  expect(onChange.mock.calls).toEqual([['h2', '2104 N Willis Blvd']]);
});

test('the chosen one is not offered for other words, and stands in the field again when nothing else is chosen', async () => {
  answered = new Set(['', 'Willis']);
  await drawn.draw(<Field chosen="h1" />);
  expect(field('Property').value).toBe('1025 NW Couch St');
  field('Property').focus();
  await fill('Property', 'Willis');
  await pause();
  expect(options()).toEqual(['2104 N Willis Blvd', 'Add Willis']);
  expect(field('Property').value).toBe('Willis');
  await act(async () => field('Property').blur());
  await pause();
  expect(field('Property').value).toBe('1025 NW Couch St');
  await act(async () => field('Property').click());
  expect(options()).toEqual(['1025 NW Couch St', '2104 N Willis Blvd', 'Add ']);
});
