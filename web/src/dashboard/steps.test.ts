import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const fresh = {
  emailVerified: false,
  setupDone: false,
  storageLocations: 0,
  members: 1,
  pendingInvitations: 0,
  twoFactor: false,
  stagings: null,
};
const everything = { can: () => true, exists: () => true };

test('a founder sees every step, in the order in which it makes sense', () => {
  expect(stepsOf(fresh, everything).map(({ key }) => key)).toEqual([
    'email',
    'setup',
    'storage',
    'team',
    'twoFactor',
  ]);
});

test('a member sees what is theirs to do, not what others have to do or have done', () => {
  const crew = { can: () => false, exists: () => true };
  expect(stepsOf({ ...fresh, setupDone: true }, crew).map(({ key }) => key)).toEqual(['email', 'twoFactor']);
});

test('a step leads to its own screen, or to the set-up while that screen does not exist', () => {
  const young = { can: () => true, exists: (path: string): boolean => path === '/setup' };
  const targets = (rights: typeof young) => stepsOf(fresh, rights).map(({ target }) => target);
  expect(targets(everything)[2]).toEqual({ to: '/storage' });
  expect(targets(young)[2]).toEqual({ to: '/setup', step: 'warehouse' });
  expect(targets(young)[3]).toEqual({ to: '/setup', step: 'team' });
});

test('nothing leads to a screen that does not exist', () => {
  const nothing = { can: () => true, exists: () => false };
  expect(stepsOf(fresh, nothing)).toEqual([{ key: 'email', done: false }]);
});

test('the team has begun with the first invitation', () => {
  const done = (facts: Partial<typeof fresh>) =>
    stepsOf({ ...fresh, ...facts }, everything).find(({ key }) => key === 'team')?.done;
  expect(done({})).toBe(false);
  expect(done({ pendingInvitations: 1 })).toBe(true);
  expect(done({ members: 2 })).toBe(true);
});
