import * as contract from '@archway/contract/vendors/vendor';
import { expect, test } from 'vitest';
import { shortAddress, vendorKinds } from './words.ts';

test('the kinds on screen are the ones the contract knows', () => {
  expect(vendorKinds).toEqual(contract.vendorKinds);
});

test.each([
  ['https://www.harlow.example/', 'harlow.example'],
  ['HTTP://harlow.example/sofas', 'harlow.example/sofas'],
])('%s is shown as %s', (website, shown) => expect(shortAddress(website)).toBe(shown));
