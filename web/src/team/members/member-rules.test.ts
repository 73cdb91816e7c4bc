import { expect, test } from 'vitest';
import { mayManageMember } from './member-rules.ts';

const ada = '01920000-0000-7000-8000-000000000001';
const ben = '01920000-0000-7000-8000-000000000002';
const owner = { userId: ada, mayReach: () => true, mayUpdate: true, mayRemove: true };
const admin = { ...owner, mayReach: (role: string) => role !== 'owner' };
const crewLead = { ...owner, mayReach: (role: string) => role === 'crew' };
const member = (more: object = {}) =>
  ({ userId: ben, role: 'crew', status: 'active', ...more }) as Parameters<typeof mayManageMember>[1];
const nothing = { edit: false, suspend: false, reactivate: false, signOut: false, remove: false };

test('an active member can be edited, suspended, signed out and removed', () => {
  expect(mayManageMember(admin, member())).toEqual({
    edit: true,
    suspend: true,
    reactivate: false,
    signOut: true,
    remove: true,
  });
});

test('a suspended member can be given access back', () => {
  expect(mayManageMember(admin, member({ status: 'suspended' }))).toMatchObject({
    suspend: false,
    reactivate: true,
  });
});

test('only an owner is offered to change an owner', () => {
  expect(mayManageMember(admin, member({ role: 'owner' }))).toEqual(nothing);
  expect(mayManageMember(owner, member({ role: 'owner' })).edit).toBe(true);
});

test('nothing is offered for somebody with rights that one lacks, suspended or not', () => {
  expect(mayManageMember(crewLead, member({ role: 'admin' }))).toEqual(nothing);
  expect(mayManageMember(crewLead, member({ role: 'admin', status: 'suspended' }))).toEqual(nothing);
  expect(mayManageMember(crewLead, member({ status: 'suspended' })).reactivate).toBe(true);
});

test('nobody is offered to suspend, sign out or remove themselves', () => {
  expect(mayManageMember(owner, member({ userId: ada, role: 'owner' }))).toEqual({ ...nothing, edit: true });
});

test('nothing is offered for somebody who left, or to somebody without the right', () => {
  expect(mayManageMember(owner, member({ status: 'left' }))).toEqual(nothing);
  expect(mayManageMember({ ...admin, mayUpdate: false, mayRemove: false }, member())).toEqual(nothing);
});
