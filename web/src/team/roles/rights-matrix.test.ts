import type { Rule } from '@archway/contract/kernel/access/ability';
import { subjects } from '@archway/contract/kernel/access/ability-words';
import { buildAbility } from '@archway/contract/kernel/access/build-ability';
import {
  noRights,
  offeredActions,
  rightActions,
  rightSubjects,
  rightsOf,
} from '@archway/contract/kernel/access/rights';
import { builtInRoles, builtInRules } from '@archway/contract/kernel/access/roles';
import { NewRole } from '@archway/contract/team/member';
import { expect, test } from 'vitest';
import { mayGiveRight, rulesOf, withAll, withRight } from './rights-matrix.ts';

test('the matrix shows every subject of the contract but the two that are not things', () => {
  expect([...rightSubjects].sort()).toEqual(
    subjects.filter((each) => each !== 'all' && each !== 'AclDemo').sort(),
  );
});

test.each(builtInRoles)('the matrix of %s says what its rules say', (role) => {
  const ability = buildAbility(builtInRules[role]);
  const rights = rightsOf(builtInRules[role]);
  for (const subject of rightSubjects) {
    for (const action of offeredActions(subject))
      expect(rights[subject].has(action), `${action} ${subject}`).toBe(ability.can(action, subject));
  }
});

test.each(builtInRoles)('the rights of %s survive the way into rules and back', (role) => {
  const rights = rightsOf(builtInRules[role]);
  expect(rightsOf(rulesOf(rights))).toEqual(rights);
});

test('all rights are one rule, and the contract takes it', () => {
  const rules = rulesOf(rightsOf(builtInRules.owner));
  expect(rules).toEqual([{ action: 'manage', subject: 'all' }]);
  expect(NewRole.safeParse({ name: 'Everything', rules }).success).toBe(true);
});

test('all four actions on one subject are one rule', () => {
  expect(rulesOf(withAll(noRights, 'Item', true, () => true))).toEqual([
    { action: 'manage', subject: 'Item' },
  ]);
});

test('whoever may change something may see it; without seeing it nothing is left', () => {
  const changing = withRight(noRights, 'Item', 'update', true);
  expect([...changing.Item].sort()).toEqual(['read', 'update']);
  expect(withRight(changing, 'Item', 'read', false).Item.size).toBe(0);
});

test('rules that the matrix cannot show are kept as they are', () => {
  const own: Rule[] = [
    { action: 'update', subject: 'Task', conditions: { assignee: 'me' } },
    { action: 'read', subject: 'AclDemo' },
  ];
  const rules = rulesOf(withRight(noRights, 'Item', 'read', true), [
    { action: 'read', subject: 'Item' },
    ...own,
  ]);
  expect(rules).toEqual([{ action: 'read', subject: 'Item' }, ...own]);
  expect(rightsOf(own).Task.size).toBe(0);
});

test('a right that one has only under a condition cannot be given away', () => {
  const ability = buildAbility([
    { action: 'update', subject: 'Task', conditions: { assignee: 'me' } },
    { action: 'manage', subject: 'Item' },
  ]);
  expect(mayGiveRight(ability, 'update', 'Task')).toBe(false);
  expect(rightActions.every((action) => mayGiveRight(ability, action, 'Item'))).toBe(true);
});
