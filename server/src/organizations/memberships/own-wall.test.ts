import { expect, test } from 'vitest';
import { lastLinkToken, owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { openTransactionPool } from '../../platform/db/connections/transaction-pool.ts';
import { bindPerson, makeDb } from '../../platform/db/db.ts';

const app = useTestApp();

test('somebody sees what their role is called in every organization they are in, wherever they act', async () => {
  const [boss, guest] = [await owner(app), await owner(app)];
  const rules = [{ action: 'read', subject: 'Organization' }];
  const { key } = (await boss.post('/roles', { name: 'Set Dresser', rules })).body;
  await boss.post('/invitations', { email: guest.email, role: key });
  await guest.post(`/invitation-links/${await lastLinkToken(app, guest.email)}/accept`);
  const { organizations } = (await guest.get('/me')).body.user;
  expect(organizations.map((each: { roleName: string }) => each.roleName).sort()).toEqual([
    'Owner',
    'Set Dresser',
  ]);
});

test('outside an organization a person can read their own membership, but neither change nor delete it', async () => {
  const person = await owner(app);
  // The app's own pool is held to name its organization in each statement.
  const pool = openTransactionPool(app.database.appTarget, 1);
  await makeDb(pool).transaction(async (db) => {
    await bindPerson(db, person.user.id);
    expect(await db.sql`select role_key from membership`).toEqual([{ roleKey: 'owner' }]);
    expect((await db.sql`update membership set title = 'Mine'`).count).toBe(0);
    expect((await db.sql`delete from membership`).count).toBe(0);
    expect((await db.sql`delete from organization`).count).toBe(0);
  });
  await pool.close();
});
