import * as locale from '@archway/contract/kernel/locale';
import * as organization from '@archway/contract/organizations/organization';
import { expect, test } from 'vitest';
import { companySizes, companyTypes, currencies, unitSystems } from './company-words.ts';

test('the choices on screen are the ones the contract knows', () => {
  expect(companyTypes).toEqual(organization.companyTypes);
  expect(companySizes).toEqual(organization.companySizes);
  expect(currencies).toEqual(locale.currencies);
  expect(unitSystems).toEqual(locale.unitSystems);
});
