import { fieldTables } from '@archway/contract/field-tables';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCsv, takeAway } from '../exports.ts';
import { importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { entities, fieldWorld } from './entities.ts';
import { allExamples } from './example-values.ts';

const app = useTestApp();
let world: Awaited<ReturnType<typeof fieldWorld>>;
beforeAll(async () => {
  world = await fieldWorld(app);
});
beforeEach(() => app.forgetLimits());

/** Custom fields, stagings and moves are made of more than their fields; all are tried beside their code. */
const elsewhere = ['CustomField', 'Move', 'Staging'];

test('everything that has a table is here', () => {
  expect([...Object.keys(entities), ...elsewhere].sort()).toEqual(Object.keys(fieldTables).sort());
});

describe.each(Object.entries(entities))('every field of %s', (_type, entity) => {
  const { path, fields, listed, exported, names, later = [], together } = entity;
  const plainNames = namesOf(fields).filter((name) => fields[name]?.type !== 'custom');

  const make = async () => {
    const all = allExamples(fields, world.references, 0);
    const made = await world.make(entity, all);
    // What it was not given, it has of itself.
    return { given: { ...all, ...Object.fromEntries(later.map((name) => [name, made[name]])) }, made };
  };

  test('is kept as it was given, and shown in the list where the table says so', async () => {
    const { given, made } = await make();
    expect(await world.read(entity, made.id)).toMatchObject(given);
    if (namesOf(listed).length > 0) {
      const { rows } = (await world.boss.get(`${path}?itemsPerPage=100`)).body;
      const row = rows.find(({ id }: { id: string }) => id === made.id);
      for (const name of namesOf(listed)) expect({ [name]: row[name] }).toEqual({ [name]: given[name] });
    }
    await world.end(entity, made);
  });

  test('is changed, and the log tells what it was and what it is', async () => {
    const { given, made } = await make();
    const turned = Object.fromEntries(later.map((name) => [name, !given[name]]));
    const change: Record<string, unknown> = { ...allExamples(fields, world.references, 1), ...turned };
    const changed = await world.change(entity, made, change);
    expect(changed).toMatchObject(change);
    const { firstName, lastName } = world.boss.user;
    expect((await world.read(entity, made.id))['updatedBy']).toBe(`${firstName} ${lastName}`);
    const { rows } = (await world.boss.get('/audit?itemsPerPage=5')).body;
    const { details } = rows.find(({ subjectId }: { subjectId: string }) => subjectId === made.id);
    for (const name of plainNames) {
      const { from, to } =
        together && name in together.fields
          ? { from: details[together.name].from[name], to: details[together.name].to[name] }
          : details[name];
      expect({ [name]: { from, to } }).toEqual({ [name]: { from: given[name], to: change[name] } });
    }
    await world.end(entity, made);
  });

  test('raises its version when it is all that changes', async () => {
    const { given, made } = await make();
    const other = allExamples(fields, world.references, 1);
    let { version } = made;
    for (const name of plainNames) {
      const value = later.includes(name) ? !given[name] : other[name];
      const changed = await world.change(entity, { ...made, version }, { [name]: value });
      expect([name, changed.version]).toEqual([name, version + 1]);
      version = changed.version;
    }
    await world.end(entity, made);
  });

  test('stands in an exported sheet under its name', async () => {
    if (namesOf(exported).length === 0) return;
    const { made } = await make();
    const request = { format: 'csv', language: 'en' };
    const { content } = await takeAway(app, world.boss, `${path}/export`, request);
    const [headings = []] = readCsv(content);
    const missing = namesOf(exported)
      .filter((name) => exported[name]?.type !== 'custom')
      .filter((name) => !headings.some((heading) => heading.startsWith(names[name] ?? '?')));
    expect(missing).toEqual([]);
    await world.end(entity, made);
  });
});

test('every field of an item is known again by an import', async () => {
  const { boss, references } = world;
  const made = (await boss.post('/items', allExamples(itemFields, references, 0))).body;
  const { content } = await takeAway(app, boss, '/items/export', { format: 'csv', language: 'en' });
  const sent = await importsOf(app, boss).send(content, 'items.csv');
  const guessed = new Set(sent.columns.map(({ guess }: { guess: string | null }) => guess));
  const missing = namesOf(itemFields)
    .filter((name) => name !== 'customFields')
    .filter((name) => !guessed.has(name.replace(/Id$/, '') as never));
  expect(missing).toEqual([]);
  expect((await boss.delete(`/items/${made.id}`)).status).toBe(200);
});
