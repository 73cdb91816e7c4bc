import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { withoutRequest } from '../expect-problem.ts';
import type { TestApp } from '../test-app.ts';
import { checksum } from './checksum.ts';
import { call, type Endpoint, pathNames, type Rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { foreignThings, onlyCompared } from './foreign-things.ts';
import { isId, isScanned } from './id-fields.ts';
import { makeStrangers, type Strangers } from './strangers.ts';
import type { Caller } from './world.ts';

/** What takes an id in its path, what points elsewhere in a field, and what lists. */
const tenantRows = (own: Rows) => ({
  withId: own((endpoint) =>
    pathNames(endpoint).some((name) => isId(endpoint, name) || isScanned(endpoint, name)),
  ),
  pointers: own().flatMap(([, endpoint]) =>
    Object.keys(endpoint.input?.shape ?? {})
      .filter(
        (name) =>
          !pathNames(endpoint).includes(name) &&
          !onlyCompared.has(name) &&
          (isId(endpoint, name) || Object.hasOwn(foreignThings, name)),
      )
      .map((name) => [endpoint.name, name, endpoint] as const),
  ),
  lists: own(({ method, path }) => method === 'GET' && !path.includes('{')),
});

export const hasTenantRows = (own: Rows) => Object.values(tenantRows(own)).some(({ length }) => length > 0);

/** No organization sees or touches another. */
export const tenantsMatrix = (app: TestApp, own: Rows) => {
  let strangers: Strangers;
  beforeAll(async () => {
    strangers = await makeStrangers(app);
  });
  beforeEach(() => app.forgetLimits());
  const { withId, pointers, lists } = tenantRows(own);

  test.each(withId)(
    '%s with an id of another organization is as if it did not exist',
    async (_name, endpoint) => {
      const me = await strangers.mine.person('owner');
      const own = await exampleOf(endpoint)(strangers.mine, me);
      const foreign = await Promise.all(
        strangers.others.map(async (world) => exampleOf(endpoint)(world, await world.person('owner'))),
      );
      await strangers.untouched(async () => {
        const answers = [];
        for (const input of foreign) {
          for (const name of pathNames(endpoint)) {
            const stranger = await call(me, endpoint, { ...own, [name]: input[name] });
            const nobody = await call(me, endpoint, { ...own, [name]: randomUUID() });
            expect([stranger.status, stranger.body.code]).toEqual([404, 'not_found']);
            expect(withoutRequest(stranger)).toEqual(withoutRequest(nobody));
            expect([...stranger.headers.keys()]).toEqual([...nobody.headers.keys()]);
            answers.push(stranger, nobody);
          }
        }
        return answers;
      });
    },
  );

  test.each(pointers)(
    '%s with a %s of another organization finds nothing and changes nothing',
    async (_name, field, endpoint) => {
      const pointed = foreignThings[`${endpoint.name}.${field}`] ?? foreignThings[field];
      if (!pointed)
        throw new Error(`${endpoint.name}.${field} takes an id: say in foreign-things.ts what it points at.`);
      const me = await strangers.mine.person('owner');
      const input = await exampleOf(endpoint)(strangers.mine, me);
      const inputs = await Promise.all(
        strangers.others.map(async (world) => ({ ...input, [field]: await pointed(world) })),
      );
      const before = await checksum(app, strangers.mine.orgId);
      await strangers.untouched(async () => {
        const answers = [];
        for (const one of inputs) {
          const answer = await call(me, endpoint, one);
          if (isList(endpoint))
            expect(answer.body).toMatchObject('total' in answer.body ? { rows: [], total: 0 } : { rows: [] });
          else expect([404, 422]).toContain(answer.status);
          answers.push(answer);
        }
        return answers;
      });
      expect(await checksum(app, strangers.mine.orgId)).toEqual(before);
    },
  );

  /** A list of what does not exist is empty; whatever else is asked about it is refused. */
  const isList = ({ method, output }: Endpoint) =>
    method === 'GET' && (!(output instanceof z.ZodObject) || 'rows' in output.shape);

  /** Every value that a field of a query can have, and words that might find the other organization's rows. */
  const valuesOf = (name: string, schema: unknown): unknown[] => {
    const inner =
      schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    if (inner instanceof z.ZodEnum) return inner.options;
    if (name === 'searchQuery')
      return [strangers.word, strangers.word.toUpperCase(), 'bsecret', '%', '_', '\\', '*', ' '];
    if (name === 'page') return [1, 2, 1000];
    if (name === 'itemsPerPage') return [5, 100];
    if (name === 'action') return [`role.created${strangers.word}`, 'role.created'];
    return [];
  };

  /** What a list cannot be asked without, of one's own. */
  const neededOf = async (endpoint: Endpoint, me: Caller) => {
    const example = await exampleOf(endpoint)(strangers.mine, me);
    return Object.fromEntries(
      Object.entries(example).filter(([name]) => {
        const schema: unknown = endpoint.input?.shape[name];
        return !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault);
      }),
    );
  };

  test.each(lists)('%s never shows a word of another organization', async (_name, endpoint) => {
    const me = await strangers.mine.person('owner');
    const needed = await neededOf(endpoint, me);
    const variations = Object.entries(endpoint.input?.shape ?? {}).flatMap(([name, schema]) =>
      valuesOf(name, schema).map((value) => ({ [name]: value })),
    );
    const orders = variations.flatMap((one) =>
      'sortBy' in one
        ? [
            { ...one, orderBy: 'desc' },
            { ...one, searchQuery: strangers.word },
          ]
        : [],
    );
    await strangers.untouched(async () => {
      const answers = [];
      for (const query of [{}, ...variations, ...orders]) {
        const answer = await call(me, endpoint, { ...needed, ...query });
        expect([query, answer.status]).toEqual([query, 200]);
        answers.push(answer);
      }
      return answers;
    });
  });
};
