import { fieldTables } from '@archway/contract/field-tables';
import { furtherTables } from '@archway/contract/logged-fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords, startI18n } from '../platform/i18n/start-i18n.ts';
import { drawing } from '../test/draw.tsx';
import { ChangeLines } from './change-lines.tsx';

beforeAll(async () => {
  await startI18n();
  await Promise.all([loadWords('audit'), loadWords('ui/fields')]);
});

const drawn = drawing();
afterEach(async () => {
  await act(async () => {
    await i18next.changeLanguage('en');
  });
});

type Told = { subjectType: string; details: Record<string, unknown> };

/** The lines of each entry, all drawn at once. */
const linesOfAll = async (entries: readonly Told[], most?: number) => {
  const client = new QueryClient();
  await drawn.draw(
    <QueryClientProvider client={client}>
      {entries.map(({ subjectType, details }) => (
        <section key={JSON.stringify([subjectType, details])}>
          <ChangeLines entry={{ subjectType: subjectType as 'Item', details, references: {} }} most={most} />
        </section>
      ))}
    </QueryClientProvider>,
  );
  return [...drawn.container.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('li')].map((line) => line.textContent),
  );
};
const linesOf = async (subjectType: string, details: Record<string, unknown>, most?: number) =>
  (await linesOfAll([{ subjectType, details }], most))[0];

/** Known by their codes everywhere. */
const knownCodes = ['currency'];

const choices = Object.entries({ ...fieldTables, ...furtherTables }).flatMap(([type]) => {
  const tables = [fieldTables, furtherTables].flatMap((each) => each[type as 'Item'] ?? []);
  return tables.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      'options' in field && !knownCodes.includes(name)
        ? field.options.map((option) => ({ type, name, option, several: field.type === 'choices' }))
        : [],
    ),
  );
});

test.each(['en', 'fr', 'ar'])(
  'the log writes every choice and every status as a word: %s',
  async (language) => {
    await act(async () => {
      await i18next.changeLanguage(language);
    });
    const lines = await linesOfAll(
      choices.map(({ type, name, option, several }) => ({
        subjectType: type,
        details: { [name]: { from: null, to: several ? [option] : option } },
      })),
    );
    const raw = choices.flatMap(({ type, name, option }, at) => {
      const [line = ''] = lines[at] ?? [];
      const told = line?.split('→ ')[1];
      return told === undefined || told === option || told.includes('_') ? [`${type}.${name}: ${line}`] : [];
    });
    expect(choices.length).toBeGreaterThan(100);
    // Sizes of a company are numbers, and numbers are the same everywhere.
    expect(raw.filter((line) => !line.includes('companySize'))).toEqual([]);
  },
);

test('of a role the log tells which permissions were given and which were taken, in the words of the roles', async () => {
  const rules = {
    from: [{ action: 'read', subject: 'Cost' }],
    to: [
      { action: 'manage', subject: 'Item' },
      { action: 'read', subject: 'Client' },
      { action: 'update', subject: 'Client' },
    ],
  };
  expect(await linesOf('Role', { rules })).toEqual([
    'Permissions, added: Items (Everything); Clients (View, Edit)',
    'Permissions, removed: Costs (View)',
  ]);
});

test('people who were added, changed and removed are told by name', async () => {
  const ann = { name: 'Ann Lee', role: 'Agent', email: '', phone: '+1 555 0100' };
  const contacts = {
    from: [ann, { name: 'Bo', role: '', email: '', phone: '' }],
    to: [{ ...ann, phone: '+1 555 0199' }],
  };
  expect(await linesOf('Client', { contacts })).toEqual([
    'Contacts: Ann Lee, Agent, +1 555 0100 → Ann Lee, Agent, +1 555 0199',
    'Contacts, removed: Bo',
  ]);
});

test('the pieces of a staging are told by name; beside other entries the first few, and how many more', async () => {
  const pieces = ['2 × Dune rug', '1 × Luna table (TAB-7)', '1 × a', '1 × b', '1 × c', '1 × d'];
  expect(await linesOf('Staging', { pieces })).toEqual([`Pieces: ${pieces.join(', ')}`]);
  expect(await linesOf('Staging', { pieces: { from: ['2 × Dune rug'], to: ['1 × Dune rug'] } })).toEqual([
    'Pieces: 2 × Dune rug → 1 × Dune rug',
  ]);
  expect(await linesOf('Staging', { pieces }, 3)).toEqual([
    `Pieces: ${pieces.slice(0, 4).join(', ')}, and 2 more`,
  ]);
});

test('what became of a room is told in words and in the measures of the reader', async () => {
  expect(
    await linesOf('Staging', { roomType: { from: 'living', to: 'office' }, width: { from: null, to: 3048 } }),
  ).toEqual(['Room type: Living room → Office', 'Width: empty → 120 in']);
});
