import * as contract from '@archway/contract/storage/storage-location';
import { expect, test } from 'vitest';
import { storageKinds } from './words.ts';

test('the kinds on screen are the ones the contract knows', () => {
  expect(storageKinds).toEqual(contract.storageKinds);
});
