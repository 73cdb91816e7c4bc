import * as contract from '@archway/contract/files/picture';
import { expect, test } from 'vitest';
import { pictureAddress, pictureSizes } from './picture-address.ts';

test('pictures are asked for where the contract says they are, in the widths it keeps', () => {
  expect(pictureSizes).toEqual(contract.pictureSizes);
  for (const size of ['small', 'medium', 'large'] as const)
    expect(pictureAddress('7', size)).toBe(contract.pictureAddress('7', size));
});
