import * as contract from '@archway/contract/inventory/category';
import { expect, test } from 'vitest';
import { categoryColours, categoryIcons } from './words.ts';

test('the colours and icons on screen are the ones the contract knows', () => {
  expect(categoryColours).toEqual(contract.categoryColours);
  expect(categoryIcons).toEqual(contract.categoryIcons);
});
