import { expect, test } from 'vitest';
import { isAnswered, setupSteps, stepAfter, stepBefore, stepToShow } from './setup-steps.ts';

const fresh = { setupDone: false, storageLocations: 0, members: 1, pendingInvitations: 0 };

test('a fresh organization begins with itself', () => {
  expect(stepToShow(undefined, setupSteps, fresh)).toBe('organization');
});

test('somebody who comes back goes on with the first step that is still open', () => {
  expect(stepToShow(undefined, setupSteps, { ...fresh, setupDone: true })).toBe('warehouse');
  expect(stepToShow(undefined, setupSteps, { ...fresh, setupDone: true, storageLocations: 2 })).toBe('team');
  expect(
    stepToShow(undefined, setupSteps, {
      ...fresh,
      setupDone: true,
      storageLocations: 2,
      pendingInvitations: 1,
    }),
  ).toBe('start');
});

test('the step in the address is shown, also when it has been answered', () => {
  expect(stepToShow('organization', setupSteps, { ...fresh, setupDone: true })).toBe('organization');
  expect(stepToShow('start', setupSteps, fresh)).toBe('start');
});

test('a step that does not exist, or that is not for this member, is not shown', () => {
  expect(stepToShow('elsewhere', setupSteps, fresh)).toBe('organization');
  expect(stepToShow('team', ['organization'], fresh)).toBe('organization');
});

test('colleagues count as answered when one was invited or has joined', () => {
  expect(isAnswered('team', fresh)).toBe(false);
  expect(isAnswered('team', { ...fresh, pendingInvitations: 1 })).toBe(true);
  expect(isAnswered('team', { ...fresh, members: 2 })).toBe(true);
});

test('steps follow each other and end', () => {
  expect(stepAfter('organization', setupSteps)).toBe('warehouse');
  expect(stepAfter('start', setupSteps)).toBeUndefined();
  expect(stepBefore('organization', setupSteps)).toBeUndefined();
  expect(stepBefore('team', setupSteps)).toBe('warehouse');
});
