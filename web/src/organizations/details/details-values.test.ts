import type { Organization } from '@archway/contract/organizations/organization';
import { OrganizationChange } from '@archway/contract/organizations/organization';
import { expect, test } from 'vitest';
import { formOf, valuesOf } from '../../ui/fields/form-values.ts';
import { moneyWriting } from '../../ui/fields/measures/read-money.ts';
import { changeOf, detailFields, detailsOf } from './details-values.ts';

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
const formats = { units: 'imperial', money: moneyWriting('USD', 'en') } as const;

test('what the form holds goes back as the contract wants it', () => {
  const held = valuesOf(detailFields, formOf(detailFields, detailsOf(larkspur), formats), formats);
  expect(OrganizationChange.parse(changeOf({ ...held, version: 3 }, larkspur.settings))).toEqual({
    ...larkspur,
    version: 3,
  });
});

test('one setting that is changed goes with the others', () => {
  expect(changeOf({ noticeDays: 14, version: 3 }, larkspur.settings)).toEqual({
    settings: { ...larkspur.settings, noticeDays: 14 },
    version: 3,
  });
  expect(changeOf({ city: 'Salem', version: 3 }, larkspur.settings)).toEqual({ city: 'Salem', version: 3 });
});

test('a country that is taken away is none', () => {
  const held = formOf(detailFields, detailsOf(larkspur), formats);
  // A cleared select holds null.
  const cleared = { ...held, country: null as never };
  expect(valuesOf(detailFields, cleared, formats).country).toBe('');
});
