import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { findInDatabase } from './find-in-database.ts';
import { makeWorld, type World } from './world.ts';

const app = useTestApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(app);
});

test('nothing is kept of what is sent inside a field beside what it knows', async () => {
  const word = `nested-${randomUUID()}`;
  const boss = await world.person('owner');
  const { settings } = (await boss.get('/organization')).body;
  const nested = { canary: word, role: word, id: word, nested: { canary: word } };
  const changed = await boss.patch('/organization', {
    version: await world.version(),
    settings: { ...settings, bufferDays: 4, ...nested },
  });
  expect([200, 422]).toContain(changed.status);
  const rule = { action: 'read', subject: 'Item', ...nested };
  expect([201, 422]).toContain((await boss.post('/roles', { name: 'Nested', rules: [rule] })).status);
  expect(changed.text).not.toContain(word);
  expect(await findInDatabase(app, word)).toEqual([]);
});
