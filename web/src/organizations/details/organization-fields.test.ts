import type { Organization } from '@archway/contract/organizations/organization';
import { OrganizationChange } from '@archway/contract/organizations/organization';
import { expect, test } from 'vitest';
import { changeOf, fieldsOf, rebased } from './organization-fields.ts';

const larkspur = {
  name: 'Larkspur Staging Co.',
  companyType: 'home_staging',
  companySize: '6-15',
  city: 'Portland',
  state: 'OR',
  country: 'US',
  timezone: 'America/Los_Angeles',
  currency: 'USD',
  units: 'imperial',
  locale: 'en',
  settings: { bufferDays: 2, pickLeadDays: 1, initialTermDays: 60, noticeDays: 10, codePrefix: 'LK' },
} as Organization;

test('what the form holds goes back as the contract wants it', () => {
  expect(OrganizationChange.parse(changeOf(fieldsOf(larkspur), 3))).toEqual({
    ...larkspur,
    version: 3,
  });
});

test('keeping my changes after somebody else’s keeps only what I touched', () => {
  const base = fieldsOf(larkspur);
  const mine = { ...base, city: 'Salem', noticeDays: 14 };
  const theirs = { ...base, name: 'Larkspur & Daughters', noticeDays: 12 };
  expect(rebased(base, mine, theirs)).toEqual({ ...theirs, city: 'Salem', noticeDays: 14 });
});
