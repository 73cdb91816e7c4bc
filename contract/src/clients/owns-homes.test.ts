import { expect, test } from 'vitest';
import { clientKinds } from './client-fields.ts';
import { ownsHomes } from './owns-homes.ts';

test('who works for owners owns no home that is added while booking', () => {
  expect(clientKinds.filter((kind) => !ownsHomes(kind))).toEqual(['agent', 'brokerage', 'event_planner']);
});
