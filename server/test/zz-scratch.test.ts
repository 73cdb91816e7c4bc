import { expect, test } from 'vitest';
import { owner } from './people.ts';
import { useTestApp } from './test-app.ts';
const app = useTestApp();
test('x', async () => {
  const person = await owner(app);
  const a = await app.browser().post('/auth/forgot-password', { email: person.email });
  console.log(a.status, app.logged.filter((l) => l.includes('err')).join('\n'));
  expect(1).toBe(2);
});
