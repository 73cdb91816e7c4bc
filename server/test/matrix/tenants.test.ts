import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useOwnTestApp } from '../test-app.ts';
import { call, endpoints, pathNames, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { isId, isScanned } from './id-fields.ts';
import { makeStrangers, type Strangers } from './strangers.ts';
import type { Caller, World } from './world.ts';

const app = useOwnTestApp();
let strangers: Strangers;
beforeAll(async () => {
  strangers = await makeStrangers(app);
});
beforeEach(() => app.forgetLimits());

test('the secret stands in every text of the other organizations, closed lists excepted', () => {
  // A column that cannot hold it is named here, or this fails.
  expect(strangers.canaries.closed.sort()).toEqual([
    'app_user.status',
    'calendar_feed.scope',
    'client.kind',
    'code_counter.kind',
    'custom_field.entity',
    'custom_field.type',
    'default_view.list',
    'design.status',
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
    'move.ends_at',
    'move.kind',
    'move.starts_at',
    'move.status',
    'move_line.status',
    'move_piece.state',
    'move_presence.tab',
    'one_time_token.purpose',
    'organization.locale',
    'organization.units',
    'property.type',
    'reservation.status',
    'room_picture.taken',
    'saved_view.list',
    'scan_event.condition',
    'scan_event.kind',
    'scan_event.verdict',
    'scan_review.outcome',
    'scan_review.reason',
    'staging.status',
    'staging.type',
    'storage_location.kind',
    'unit.code',
    'unit.condition',
    'unit.custody',
    'unit.lifecycle',
    'vendor.kind',
    'work_order.kind',
    'work_order.status',
  ]);
  // Also closed lists, of which nobody here has chosen.
  expect(strangers.canaries.empty.toSorted()).toEqual([
    'app_user.locale',
    'scan_event.reason',
    'scan_event.taken',
  ]);
  expect(strangers.canaries.planted).toEqual(
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
      'category.color',
    ]),
  );
});

test('names in paths are ids, codes or secrets of links', () => {
  // Other names in paths are secrets of links, which belong to whoever holds them.
  const others = endpoints.flatMap((endpoint) =>
    pathNames(endpoint)
      .filter((name) => !isId(endpoint, name) && !isScanned(endpoint, name))
      .map((name) => (name === 'code' ? `${name} of ${endpoint.name}` : name)),
  );
  // Whoever found a piece holds the code on its label, and learns the name of its organization by it.
  expect([...new Set(others)]).toEqual(['token', 'code of scan.found', 'code of scan.tellFound']);
});

test('a search for the secret in one’s own organization finds it there: the search itself works', async () => {
  const owner: Caller = await strangers.theirs.person('owner');
  const { body } = await call(owner, endpoints.find(({ name }) => name === 'members.list')!, {
    searchQuery: strangers.word,
  });
  expect(body.total).toBeGreaterThan(0);
});

test('no mail that one organization causes holds a word of another, not even one to somebody who is there', async () => {
  const known = await strangers.mails();
  for (const [, endpoint] of rows(({ meta }) => meta.change !== false)) {
    await app.forgetLimits();
    const person = await strangers.mine.person('owner');
    await call(person, endpoint, await exampleOf(endpoint)(strangers.mine, person));
  }
  const guest = await strangers.theirs.person('crew');
  await app.sql`update app_user set first_name = ${strangers.word}, last_name = ${strangers.word} where id = ${guest.id}`;
  const inviter = await strangers.mine.person('owner');
  expect((await inviter.post('/invitations', { email: guest.email, role: 'viewer' })).status).toBe(201);
  await app.work();
  const caused = (await strangers.mails()).filter(({ id }) => !known.some((mail) => mail.id === id));
  expect(caused.length).toBeGreaterThan(5);
  for (const mail of caused) {
    expect(JSON.stringify(mail)).not.toContain(strangers.word);
    for (const { orgId } of strangers.others) expect(JSON.stringify(mail)).not.toContain(orgId);
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
    expect([
      method,
      await make(strangers.theirs, method, input),
      await make(strangers.mine, method, input),
    ]).toEqual([method, 201, 201]);
  }
});
