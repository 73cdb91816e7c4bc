import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { withoutRequest } from '../expect-problem.ts';
import { useTestApp } from '../test-app.ts';
import { plantCanary } from './canary.ts';
import { checksum } from './checksum.ts';
import { call, type Endpoint, endpoints, pathNames, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { type Caller, makeWorld, type World } from './world.ts';

const app = useTestApp();
const word = `orgbsecret${randomUUID().slice(-12)}`;
let [mine, theirs, third]: World[] = [];
/** The organizations that are not mine: what holds for one holds for every other. */
const others = () => [theirs!, third!];
let canaries: Awaited<ReturnType<typeof plantCanary>>;

beforeAll(async () => {
  [mine, theirs, third] = [await makeWorld(app), await makeWorld(app), await makeWorld(app)];
  await app.forgetLimits();
  // One of everything, made through the front door, so that there is something to find.
  for (const world of others()) {
    for (const endpoint of endpoints) {
      const person = await world.person('owner');
      const key = { 'idempotency-key': randomUUID() };
      await call(person, endpoint, await exampleOf(endpoint)(world, person), key);
      if (['sign-up', 'found'].includes(endpoint.meta.limit)) await app.forgetLimits();
    }
    canaries = await plantCanary(app, world.orgId, word);
  }
});
beforeEach(() => app.forgetLimits());

test('the secret stands in every text of the other organizations, closed lists excepted', () => {
  // A column that cannot hold it is named here, or this fails.
  expect(canaries.closed.sort()).toEqual([
    'app_user.status',
    'code_counter.kind',
    'default_view.list',
    'file.kind',
    'file.tint',
    'import.failure',
    'import.kind',
    'import.state',
    'import_row.outcome',
    'invitation.status',
    'item.pack_method',
    'item.shown_status',
    'item.status',
    'item.tracking',
    'label_code.code',
    'label_code.kind',
    'label_code.status',
    'membership.role_key',
    'membership.status',
    'one_time_token.purpose',
    'organization.locale',
    'organization.units',
    'saved_view.list',
    'scan_event.condition',
    'scan_event.kind',
    'storage_location.kind',
    'unit.code',
    'unit.condition',
    'unit.custody',
    'unit.lifecycle',
    'vendor.kind',
    'work_order.kind',
    'work_order.status',
  ]);
  // Also a closed list, of which nobody here has chosen.
  expect(canaries.empty).toEqual(['app_user.locale']);
  expect(canaries.planted).toEqual(
    expect.arrayContaining([
      'organization.name',
      'organization.city',
      'organization.settings',
      'app_user.first_name',
      'app_user.email',
      'membership.title',
      'role.name',
      'role.key',
      'invitation.email',
      'audit_entry.action',
      'audit_entry.subject_name',
      'audit_entry.actor_name',
      'audit_entry.details',
      'storage_location.name',
      'storage_location.code',
      'storage_location.address',
      'storage_location.notes',
      'vendor.name',
      'vendor.email',
      'vendor.notes',
      'vendor.contacts',
      'category.name',
      'category.icon',
      'category.colour',
    ]),
  );
});

const checksums = () => Promise.all(others().map(({ orgId }) => checksum(app, orgId)));
const mails = () =>
  app.sql<
    { id: string; recipient: string; subject: string; bodyText: string; bodyHtml: string }[]
  >`select id, recipient, subject, body_text, body_html from mail`;

/** The other organizations are as they were, and neither answers nor logs nor mails hold a word of them. */
const untouched = async (work: () => Promise<{ text: string; headers: Headers }[]>) => {
  const [before, logged, mailed] = [await checksums(), app.logged.length, await mails()];
  const answers = await work();
  expect(await checksums()).toEqual(before);
  const seen = [
    ...answers.map(({ text, headers }) => `${text}${JSON.stringify([...headers])}`),
    ...app.logged.slice(logged),
    ...(await mails())
      .filter(({ id }) => !mailed.some((mail) => mail.id === id))
      .map((mail) => JSON.stringify(mail)),
  ].join('\n');
  expect(seen).not.toContain(word);
  for (const { orgId } of others()) expect(seen).not.toContain(orgId);
};

const isId = (endpoint: Endpoint, name: string) => isUuid(endpoint.input?.shape[name]);
/** What a member scans is looked for among their own things, like an id. */
const isScanned = ({ meta: { access } }: Endpoint, name: string) =>
  name === 'code' && typeof access === 'object';
/** Whether a field takes an id, also behind optional, nullable, default and lists. */
const isUuid = (schema: unknown): boolean => {
  if (schema instanceof z.ZodUUID) return true;
  if (schema instanceof z.ZodArray) return isUuid(schema.element);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? isUuid(schema.unwrap())
    : false;
};

describe('ids in paths', () => {
  const withId = rows((endpoint) =>
    pathNames(endpoint).some((name) => isId(endpoint, name) || isScanned(endpoint, name)),
  );

  test.each(withId)(
    '%s with an id of another organization is as if it did not exist',
    async (_name, endpoint) => {
      const me = await mine!.person('owner');
      const own = await exampleOf(endpoint)(mine!, me);
      const foreign = await Promise.all(
        others().map(async (world) => exampleOf(endpoint)(world, await world.person('owner'))),
      );
      await untouched(async () => {
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

  test('are what the paths of this contract have', () => {
    expect(withId.length).toBeGreaterThan(5);
    // Other names in paths are secrets of links, which belong to whoever holds them.
    const others = endpoints.flatMap((endpoint) =>
      pathNames(endpoint)
        .filter((name) => !isId(endpoint, name) && !isScanned(endpoint, name))
        .map((name) => (name === 'code' ? `${name} of ${endpoint.name}` : name)),
    );
    // Whoever found a piece holds the code on its label, and learns the name of its organization by it.
    expect([...new Set(others)]).toEqual(['token', 'code of scan.found', 'code of scan.tellFound']);
  });
});

describe('ids and names of things in queries and bodies', () => {
  /**
   * What a field of this name points at, in the other organization. A new field that points somewhere needs a line here;
   * where one name points at several kinds of things, the endpoint says which.
   */
  const foreign: Readonly<Record<string, (world: World) => Promise<unknown> | unknown>> = {
    'categories.create.parentId': (world) => world.category(),
    'categories.place.parentId': (world) => world.category(),
    actorId: (world) => world.boss.user.id,
    categoryId: (world) => world.category(),
    selectedCategory: (world) => world.category(),
    vendorId: (world) => world.vendor(),
    locationId: (world) => world.storageLocation(),
    selectedLocation: (world) => world.storageLocation(),
    homeLocationId: (world) => world.storageLocation(),
    fromId: (world) => world.storageLocation(),
    toId: (world) => world.storageLocation(),
    itemId: (world) => world.item(),
    'stock.receive.itemId': (world) => world.item({ tracking: 'bulk' }),
    'stock.transfer.itemId': (world) => world.item({ tracking: 'bulk' }),
    'stock.count.itemId': (world) => world.item({ tracking: 'bulk' }),
    'items.export.ids': async (world) => [await world.item()],
    'items.changeMany.ids': async (world) => [await world.item()],
    viewId: (world) => world.view(world.boss.user.id, { shared: true }),
    unitId: (world) => world.unit(),
    unitIds: async (world) => [await world.unit()],
    itemIds: async (world) => [await world.item()],
    piecesOf: async (world) => [await world.item()],
    locationIds: async (world) => [await world.storageLocation()],
    targetId: (world) => world.unit(),
    'units.markFound.unitIds': async (world) => [await world.saidUnit('missing')],
    'units.reinstate.unitIds': async (world) => [await world.saidUnit('retired')],
    eventIds: async (world) => [await world.event()],
    pictureIds: async (world) => [await world.picture()],
    organizationId: (world) => world.orgId,
    parentId: (world) => world.storageLocation(),
    role: async (world) => (await world.role()).key,
  };
  const pointers = endpoints.flatMap((endpoint) =>
    Object.keys(endpoint.input?.shape ?? {})
      .filter(
        (name) =>
          !pathNames(endpoint).includes(name) && (isId(endpoint, name) || Object.hasOwn(foreign, name)),
      )
      .map((name) => [endpoint.name, name, endpoint] as const),
  );

  test.each(pointers)(
    '%s with a %s of another organization finds nothing and changes nothing',
    async (_name, field, endpoint) => {
      const pointed = foreign[`${endpoint.name}.${field}`] ?? foreign[field];
      if (!pointed)
        throw new Error(`${endpoint.name}.${field} takes an id: say in tenants.test.ts what it points at.`);
      const me = await mine!.person('owner');
      const input = await exampleOf(endpoint)(mine!, me);
      const inputs = await Promise.all(
        others().map(async (world) => ({ ...input, [field]: await pointed(world) })),
      );
      const before = await checksum(app, mine!.orgId);
      await untouched(async () => {
        const answers = [];
        for (const one of inputs) {
          const answer = await call(me, endpoint, one);
          if (endpoint.method === 'GET')
            expect(answer.body).toMatchObject('total' in answer.body ? { rows: [], total: 0 } : { rows: [] });
          else expect([404, 422]).toContain(answer.status);
          answers.push(answer);
        }
        return answers;
      });
      expect(await checksum(app, mine!.orgId)).toEqual(before);
    },
  );
});

describe('lists, searches, filters and orders', () => {
  /** Every value that a field of a query can have, and words that might find the other organization's rows. */
  const valuesOf = (name: string, schema: unknown): unknown[] => {
    const inner =
      schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    if (inner instanceof z.ZodEnum) return inner.options;
    if (name === 'searchQuery') return [word, word.toUpperCase(), 'bsecret', '%', '_', '\\', '*', ' '];
    if (name === 'page') return [1, 2, 1000];
    if (name === 'itemsPerPage') return [5, 100];
    if (name === 'action') return [`role.created${word}`, 'role.created'];
    return [];
  };

  test.each(rows(({ method, path }) => method === 'GET' && !path.includes('{')))(
    '%s never shows a word of another organization',
    async (_name, endpoint) => {
      const me = await mine!.person('owner');
      const variations = Object.entries(endpoint.input?.shape ?? {}).flatMap(([name, schema]) =>
        valuesOf(name, schema).map((value) => ({ [name]: value })),
      );
      const orders = variations.flatMap((one) =>
        'sortBy' in one
          ? [
              { ...one, orderBy: 'desc' },
              { ...one, searchQuery: word },
            ]
          : [],
      );
      await untouched(async () => {
        const answers = [];
        for (const query of [{}, ...variations, ...orders]) {
          const answer = await call(me, endpoint, query);
          expect([query, answer.status]).toEqual([query, 200]);
          answers.push(answer);
        }
        return answers;
      });
    },
  );

  test('a search for the secret in one’s own organization finds it there: the search itself works', async () => {
    const owner: Caller = await theirs!.person('owner');
    const { body } = await call(owner, endpoints.find(({ name }) => name === 'members.list')!, {
      searchQuery: word,
    });
    expect(body.total).toBeGreaterThan(0);
  });
});

test('no mail that one organization causes holds a word of another, not even one to somebody who is there', async () => {
  const known = await mails();
  for (const [, endpoint] of rows(({ meta }) => meta.change !== false)) {
    await app.forgetLimits();
    const person = await mine!.person('owner');
    await call(person, endpoint, await exampleOf(endpoint)(mine!, person));
  }
  const guest = await theirs!.person('crew');
  await app.sql`update app_user set first_name = ${word}, last_name = ${word} where id = ${guest.id}`;
  const inviter = await mine!.person('owner');
  expect((await inviter.post('/invitations', { email: guest.email, role: 'viewer' })).status).toBe(201);
  await app.work();
  const caused = (await mails()).filter(({ id }) => !known.some((mail) => mail.id === id));
  expect(caused.length).toBeGreaterThan(5);
  for (const mail of caused) {
    expect(JSON.stringify(mail)).not.toContain(word);
    for (const { orgId } of others()) expect(JSON.stringify(mail)).not.toContain(orgId);
  }
});

test('the same code, name and invited address are free in every organization', async () => {
  const make = async (world: World, method: string, input: Record<string, unknown>) =>
    (await call(await world.person('owner'), endpoints.find(({ name }) => name === method)!, input)).status;
  const same = {
    'storage.create': { name: 'Bay', kind: 'bay', code: 'SAME-1' },
    'roles.create': { name: 'Same', rules: [{ action: 'read', subject: 'Item' }] },
    'invitations.create': { email: 'same@invited.test', role: 'viewer' },
    'vendors.create': { name: 'Same maker' },
    'categories.create': { name: 'Same kind' },
  };
  for (const [method, input] of Object.entries(same)) {
    expect([method, await make(theirs!, method, input), await make(mine!, method, input)]).toEqual([
      method,
      201,
      201,
    ]);
  }
});
