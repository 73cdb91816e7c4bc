import * as contract from '@archway/contract/team/member';
import { expect, test } from 'vitest';
import { memberColours } from './words.ts';

test('the colours on screen are the ones the contract knows', () => {
  expect(memberColours).toEqual(contract.memberColours);
});
