import {
  choice,
  choices,
  code,
  color,
  contacts,
  custom,
  day,
  decimal,
  flag,
  length,
  longText,
  money,
  number,
  reference,
  requiredText,
  text,
  weight,
  words,
} from '@archway/contract/kernel/fields/field-builders';
import type { Fields, FieldType } from '@archway/contract/kernel/fields/fields';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { click, field, fill, words as pageWords } from '../../test/find-on-page.ts';
import { startWords } from '../../test/start-words.ts';
import { useFields } from '../form/use-fields.ts';
import { FieldGroups } from './field-groups.tsx';
import { type FieldSetting, FieldSettingProvider, type SliceInputProps } from './field-setting.ts';
import { emptyForm, type FormValues } from './form-values.ts';
import { OtherFacts } from './other-facts.tsx';

beforeAll(startWords);

/** One field of every type, some of them in no group. */
const table = {
  name: requiredText({ max: 40, group: 'basics' }),
  note: longText({ max: 40, group: 'basics' }),
  count: number({ min: 0, max: 9, group: 'basics' }),
  share: decimal({ min: 0, max: 9, group: 'basics' }),
  label: code({ max: 9, group: 'basics' }),
  price: money({ group: 'basics' }),
  width: length({ group: 'basics' }),
  load: weight({ group: 'basics' }),
  bought: day({ group: 'basics' }),
  shade: color({ group: 'basics' }),
  pack: choice(['box', 'bag'], { initial: null, group: 'basics' }),
  rooms: choices(['living', 'dining'], { group: 'basics' }),
  tags: words({ most: 3 }),
  fragile: flag({}),
  vendorId: reference('vendor', {}),
  own: custom({}),
  people: contacts({ most: 3 }),
  city: text({ max: 40 }),
} as const satisfies Fields;
type Values = FormValues<typeof table>;
const everyType = new Set<FieldType>(Object.values(table).map(({ type }) => type));

const SliceInput = ({ label, of }: SliceInputProps) => <span>{`${label}, made for ${of}`}</span>;
const setting: FieldSetting = {
  units: 'imperial',
  currency: 'USD',
  mayRead: () => true,
  SliceInput,
};

let values: () => Values;
const Form = () => {
  const form = useFields<Values>({ initialValues: emptyForm(table) });
  values = form.getValues;
  return (
    <FieldGroups
      form={form}
      table={table}
      nameOf={(name) => `The ${name}`}
      hintOf={() => undefined}
      optionName={(_, option) => option.toUpperCase()}
      groups={{ basics: {}, rest: {} }}
    />
  );
};

let drawn: ReturnType<typeof drawing>;
beforeEach(() => {
  drawn = drawing();
});
afterEach(() => drawn.clear());
const within = (what: React.ReactNode) =>
  drawn.draw(<FieldSettingProvider value={setting}>{what}</FieldSettingProvider>);

test('a field of any type, in a group or in none, has an input without any code', async () => {
  expect(everyType.size).toBe(17);
  await within(<Form />);
  for (const name of Object.keys(table)) expect(pageWords(), name).toContain(`The ${name}`);
  expect(pageWords()).toContain('The vendorId, made for vendor');
  expect(pageWords()).toContain('The own, made for custom');
});

test('words are added by typing and taken away by a touch', async () => {
  await within(<Form />);
  const input = () => document.querySelector<HTMLInputElement>('[aria-label="The tags: add a word"]');
  await act(async () => {
    const typed = input();
    if (!typed) throw new Error('There is no field for words.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed, 'oak, low,');
    typed.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(values().tags).toEqual(['oak', 'low']);
  await click('Remove \u2068oak\u2069');
  expect(values().tags).toEqual(['low']);
});

test('of several options each can be chosen, and they keep their order', async () => {
  await within(<Form />);
  const [living, dining] = [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')];
  await act(async () => dining?.click());
  await act(async () => living?.click());
  expect(values().rooms).toEqual(['living', 'dining']);
  await act(async () => dining?.click());
  expect(values().rooms).toEqual(['living']);
});

test('somebody there is added, and a shade is typed', async () => {
  await within(<Form />);
  await click('Add contact');
  await fill('Name', 'Ana');
  await fill('The shade', '#c8a27e');
  expect(values().people).toEqual([{ name: 'Ana', role: '', email: '', phone: '' }]);
  expect(field('The shade').value).toBe('#c8a27e');
});

test('a fact that a screen does not show elsewhere is shown beside it', async () => {
  const row = {
    ...Object.fromEntries(Object.keys(table).map((name) => [name, null])),
    name: 'Fjord Works',
    rooms: ['dining'],
    tags: [],
    people: [{ name: 'Ana', role: 'Sales', email: '', phone: '' }],
    shade: '#c8a27e',
    vendorId: 'v1',
    vendorName: 'Night Market',
  } as unknown as Record<keyof typeof table, unknown>; // each has a value or none
  await within(
    <OtherFacts
      table={table}
      row={row}
      nameOf={(name) => `The ${name}`}
      optionName={(_, option) => option.toUpperCase()}
      except={['name']}
    />,
  );
  const facts = [...document.querySelectorAll('dl > div')].map((each) => each.textContent);
  expect(facts).toEqual([
    'The shade#c8a27e',
    'The roomsDINING',
    'The vendorIdNight Market',
    'The peopleAnaSales',
  ]);
});
