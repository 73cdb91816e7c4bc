import type { StagingId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { oncePerStaging } from './holders-once.ts';

const held = (name: string, to: string) => ({ stagingId: name as StagingId, name, to, endsOn: to });

test('a staging that holds several pieces of an item is named once, until the last of them is back', () => {
  expect(
    oncePerStaging([held('Oak', '2027-03-01'), held('Elm', '2027-02-01'), held('Oak', '2027-04-01')]),
  ).toEqual([held('Elm', '2027-02-01'), held('Oak', '2027-04-01')]);
});
