import { beforeAll, beforeEach } from 'vitest';
import { owner, type PersonInTest } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { lately, movingOf } from './moving.ts';

export type MovingCompany = {
  boss: PersonInTest;
  moving: ReturnType<typeof movingOf>;
  earlier: ReturnType<typeof lately>;
};

/** An organization with an owner who plans moves. There as soon as the tests of the file run. */
export const useMoving = (app: TestApp): MovingCompany => {
  const company = {} as MovingCompany; // filled before any test
  beforeAll(async () => {
    company.boss = await owner(app);
    company.moving = movingOf(company.boss);
    company.earlier = lately(app);
  });
  beforeEach(() => app.forgetLimits());
  return company;
};
