import * as contract from '@archway/contract/files/picture';
import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test('pictures are asked for where the contract says they are', () => {
  const id = '01920000-0000-7000-8000-000000000001';
  for (const size of ['small', 'medium', 'large'] as const)
    expect(pictureAddress(id, size)).toBe(contract.pictureAddress(id, size));
});
