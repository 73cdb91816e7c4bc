import { type Field, type Fields, namesOf } from '@archway/contract/kernel/fields/fields';
import { memberColors } from '@archway/contract/team/member-fields';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { type Entity, entities, fieldWorld } from './entities.ts';
import { examplesOf } from './example-values.ts';

const app = useTestApp();
let world: Awaited<ReturnType<typeof fieldWorld>>;
beforeAll(async () => {
  world = await fieldWorld(app);
});
beforeEach(() => app.forgetLimits());

/** What a field has, and the word it would be found by. Numbers, days, measures and references have none. */
const worded = (name: string, field: Field): { value: unknown; word: string } | undefined => {
  const word = 'Xylograph';
  switch (field.type) {
    case 'text': {
      const [, value] = examplesOf({ name, field }, {});
      const own = field.capitals ? word.toUpperCase() : word;
      return field.format ? { value, word: String(value) } : { value: own, word: own };
    }
    case 'longText':
      return { value: word, word };
    case 'code':
      return { value: word.toUpperCase(), word };
    case 'words':
      return { value: ['Plain', word], word };
    case 'choice': {
      const value = field.options.at(-1) ?? '';
      return { value, word: value };
    }
    case 'choices': {
      const value = field.options.slice(-1);
      return { value, word: value[0] ?? '' };
    }
    case 'contacts':
      return { value: [{ name: word, role: '', email: '', phone: '' }], word };
    default:
      return undefined;
  }
};

/** What must be named of a new one. Lists of locations and categories are searched where they are shown. */
const searched: Readonly<Record<string, { entity: Entity; needed: () => Record<string, unknown> }>> = {
  items: {
    entity: entities.Item,
    needed: () => ({ name: 'Plinth', categoryId: world.references.category[0] }),
  },
  vendors: { entity: entities.Vendor, needed: () => ({ name: 'Fjord' }) },
  clients: { entity: entities.Client, needed: () => ({ name: 'Fjord', kind: 'builder' }) },
  properties: {
    entity: entities.Property,
    needed: () => ({ address: '9 Elm Ct', city: 'Salem', state: 'OR', type: 'condo' }),
  },
  pieces: { entity: entities.Unit, needed: () => emptyOf(entities.Unit.fields, { code: 'A-1' }) },
  members: { entity: entities.Member, needed: () => ({ role: 'crew', title: '', color: memberColors[0] }) },
};

const emptyOf = (fields: Fields, needed: Record<string, unknown>) => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('initial' in field ? [[name, field.initial]] : [])),
  ),
  ...needed,
});

test.each(Object.entries(searched))(
  'in lists of %s a word is found in the fields that are marked for it, and in no other',
  async (_name, { entity, needed }) => {
    const { path, fields } = entity;
    const found: Record<string, boolean> = {};
    const marked: Record<string, boolean> = {};
    for (const name of namesOf(fields)) {
      const field = fields[name] as Field; // one of its own names
      const { value, word } = worded(name, field) ?? {};
      if (word === undefined) continue;
      const made = await world.make(entity, { ...needed(), [name]: value });
      const { rows } = (await world.boss.get(`${path}?searchQuery=${encodeURIComponent(word)}`)).body;
      found[name] = rows.some(({ id }: { id: string }) => id === made.id);
      marked[name] = field.search === true;
      await world.end(entity, made);
    }
    expect(found).toEqual(marked);
    expect(Object.values(marked)).toContain(true);
  },
);
