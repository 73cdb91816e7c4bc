import { colleague, owner, type PersonInTest } from './people.ts';
import type { TestApp } from './test-app.ts';

/** An organization with its owner and one colleague for each role. */
export const houseOf =
  (app: TestApp) =>
  async (...roles: string[]) => {
    const boss = await owner(app);
    const people: PersonInTest[] = [];
    for (const role of roles) people.push(await colleague(app, boss, role));
    return { boss, people };
  };

/** Somebody's row in the list of members, as the boss sees it. */
export const memberOf = async (boss: PersonInTest, person: { email: string }) =>
  (await boss.get(`/members?searchQuery=${encodeURIComponent(person.email)}`)).body.rows[0];
