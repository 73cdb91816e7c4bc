import { beforeAll, beforeEach } from 'vitest';
import { owner, type PersonInTest } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { lately, movingOf } from './moving.ts';

export type MovingCompany = { boss: PersonInTest; moving: ReturnType<typeof movingOf> };

/** An organization with an owner who plans moves. There as soon as the tests of the file run. */
export const useMoving = (app: TestApp): MovingCompany => {
  const company = {} as MovingCompany; // filled before any test
  beforeAll(async () => {
    company.boss = await owner(app);
    company.moving = movingOf(company.boss);
  });
  beforeEach(() => app.forgetLimits());
  return company;
};

type MovingLately = MovingCompany & { earlier: ReturnType<typeof lately> };

/** The same where events of `onMove` have happened: its clock is turned on, so the app is one of the file's own. */
export const useMovingLately = (app: TestApp): MovingLately => {
  const company = useMoving(app) as MovingLately; // filled before any test
  beforeAll(() => {
    company.earlier = lately(app);
  });
  return company;
};
