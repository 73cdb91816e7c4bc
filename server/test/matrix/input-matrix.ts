import { afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { TestApp } from '../test-app.ts';
import { badValues } from './bad-values.ts';
import { call, type Endpoint, type Input, pathNames, type Rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { at, fieldAt, fieldsOf, together } from './input-fields.ts';
import { whenCalm } from './when-calm.ts';
import { type Caller, makeWorld, type World } from './world.ts';

/** In this worker, over all parts that were walked in it. */
const walked = new Map<string, number>();

/** Strange values in every field. */
export const inputMatrix = (app: TestApp, own: Rows) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app);
  });

  /** A right call of the endpoint that is made anew whenever the last one succeeded, because it used up what it was about. */
  const callsOf = (endpoint: Endpoint) => {
    let ready: { person: Caller; input: Input } | undefined;
    return async (change: Input, headers?: Record<string, string>) => {
      if (!ready || !['read', 'change'].includes(endpoint.meta.limit)) await app.forgetLimits();
      if (!ready) {
        const person = await anotherOwner();
        ready = { person, input: await exampleOf(endpoint)(world, person) };
      }
      const { person, input } = ready;
      const answer = await whenCalm(app, () => call(person, endpoint, { ...input, ...change }, headers));
      if (answer.status < 300 && endpoint.meta.change) ready = undefined;
      return answer;
    };
  };

  /** Who was made for another test has left: what is told to all owners would else be told to hundreds. */
  const owners: string[] = [];
  afterEach(async () => {
    for (const id of owners.splice(0)) await app.sql`update membership set status = 'left' where id = ${id}`;
  });
  const anotherOwner = async () => {
    const person = await world.person('owner');
    owners.push(person.membershipId);
    return person;
  };

  type Strange = { readonly path: readonly string[]; readonly what: string; readonly value: unknown };

  test.each(own(({ input }) => input !== undefined))(
    '%s answers strange values with a problem that names the field, and never breaks',
    { timeout: 60_000 },
    async (_name, endpoint) => {
      const make = callsOf(endpoint);
      /** Sends some of them in one call and gives those that the answer names; of one alone it may name a part or the whole. */
      const send = async (all: readonly Strange[]) => {
        const answer = await make(all.map(({ path, value }) => at(path, value)).reduce(together));
        const told = {
          endpoint: endpoint.name,
          fields: all.map(({ path }) => path.join('.')),
          what: all[0]?.what,
          status: answer.status,
          body: answer.text.slice(0, 300),
        };
        if (answer.status >= 500) expect(told).toBe('no failure of ours');
        if (answer.status !== 422) return [];
        for (const error of answer.body.errors) expect(error.key).toMatch(/^errors\./);
        const named: string[] = answer.body.errors.map((error: { field: string }) => error.field);
        const meant = new Set(all.map(({ path }) => path[0]));
        if (!named.some((field) => meant.has(field.split('.')[0])))
          expect({ ...told, named }).toBe('an error that names the field');
        return all.filter(({ path }) => named.includes(path.join('.')));
      };
      const strange = fieldsOf(endpoint.input).flatMap((path) =>
        valuesFor(endpoint, path)
          .filter(([, value]) => canTravel(endpoint, path, value))
          .map(([what, value]): Strange => ({ path, what, value })),
      );
      for (const same of Map.groupBy(strange, ({ what }) => what).values()) {
        // What a field refuses whatever the others hold is told of many in one answer; all else is sent by itself.
        const refused = same.filter(({ path, value }) => refuses(fieldAt(endpoint.input, path), value));
        const leaves = refused.filter(({ path }) => !refused.some((other) => isInside(other.path, path)));
        const named = leaves.length > 1 ? await send(leaves) : [];
        for (const one of same) if (!named.includes(one)) await send([one]);
      }
    },
  );

  const isInside = (inner: readonly string[], outer: readonly string[]) =>
    inner.length > outer.length && outer.every((name, index) => inner[index] === name);

  /** As it is, and as the text that all but lists and objects become in an address. */
  const refuses = (field: z.ZodType, value: unknown) =>
    !takes(field, value) && (typeof value === 'object' || !takes(field, String(value)));

  /** A schema by itself breaks on some values; the server's does not. */
  const takes = (field: z.ZodType, value: unknown) => {
    try {
      return field.safeParse(value).success;
    } catch {
      return false;
    }
  };

  /** A path is short text; the longest that the server reads has two thousand characters. */
  const canTravel = (endpoint: Endpoint, [name = '', ...inner]: readonly string[], value: unknown) => {
    const inPath = inner.length === 0 && pathNames(endpoint).includes(name);
    if (inPath && typeof value === 'object') return false;
    return (!inPath && endpoint.method !== 'GET') || sendable(value);
  };

  /**
   * All of them for a field that is met for the first time. The same field (its name, what it takes and the way it travels)
   * in another endpoint gets every fifth, each time others.
   */
  const valuesFor = (endpoint: Endpoint, path: readonly string[]) => {
    const part = pathNames(endpoint).includes(path[0]!)
      ? 'path'
      : endpoint.method === 'GET'
        ? 'query'
        : 'body';
    const key = JSON.stringify([part, path.at(-1), z.toJSONSchema(fieldAt(endpoint.input, path), lenient)]);
    const times = walked.get(key) ?? 0;
    walked.set(key, times + 1);
    return times === 0 ? badValues : badValues.filter((_, index) => (index + times) % 5 === 0);
  };

  const lenient = { unrepresentable: 'any', io: 'input' } as const;

  /** Whether a value can travel in an address at all. */
  const sendable = (value: unknown) =>
    typeof value !== 'string' || (value.length < 2000 && value.isWellFormed());

  test.each(own(({ input }) => Object.hasOwn(input?.shape ?? {}, 'itemsPerPage')))(
    '%s takes the pages and orders it offers, and no others',
    async (_name, endpoint) => {
      const make = callsOf(endpoint);
      for (const itemsPerPage of [5, 10, 20, 25, 50, 100])
        expect((await make({ itemsPerPage })).body.itemsPerPage).toBe(itemsPerPage);
      const plain = (await make({})).body;
      expect([plain.page, plain.itemsPerPage]).toEqual([1, 25]);
      expect((await make({ page: 1_000_000 })).body.rows).toEqual([]);
      const wrong: [string, unknown][] = [
        ...[0, -1, 1.5, 1e9, 'x', '', '1; select 1'].map((value): [string, unknown] => ['page', value]),
        ...[7, 0, -5, 1000, 'all', '25 offset 0'].map((value): [string, unknown] => ['itemsPerPage', value]),
        ...[
          'id',
          'password_hash',
          '1',
          "name'",
          'name; drop table app_user',
          'name desc',
          '(select 1)',
          'name, (select pg_sleep(5))',
        ].map((value): [string, unknown] => ['sortBy', value]),
        ...['up', 'desc, 1', "asc'"].map((value): [string, unknown] => ['orderBy', value]),
        ['searchQuery', 'x'.repeat(201)],
      ];
      for (const [field, value] of wrong) {
        const answer = await make({ [field]: value });
        expect([field, value, answer.status, answer.body.errors?.[0]?.field]).toEqual([
          field,
          value,
          422,
          field,
        ]);
      }
    },
  );

  test('nothing that was sent got as far as the database, to be refused only there', () => {
    const gaps = app.logged.map((text) => JSON.parse(text)).filter(({ gap }) => gap !== undefined);
    expect(gaps.map(({ gap, method, path }) => ({ ...gap, method, path }))).toEqual([]);
  });

  // A file of nothing is none, which is another answer.
  const lists = own(
    ({ input, meta }) => Object.hasOwn(input?.shape ?? {}, 'searchQuery') && !meta.answersFile,
  );
  test.runIf(lists.length > 0)('no list is slow on a search, whatever is searched for', async () => {
    const make = lists.map(([name, endpoint]) => [name, callsOf(endpoint)] as const);
    for (const search of [
      '%'.repeat(200),
      '_'.repeat(200),
      `${'(a+)+'.repeat(30)}$`,
      '\\'.repeat(199),
      "' or 1=1 --",
      ':* & |',
      '"unclosed',
    ]) {
      for (const [name, one] of make) {
        const start = performance.now();
        expect([name, (await one({ searchQuery: search })).status]).toEqual([name, 200]);
        expect(performance.now() - start).toBeLessThan(10_000);
      }
    }
  });
};
