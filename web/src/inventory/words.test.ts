import { eventKinds } from '@archway/contract/inventory/fold-unit';
import * as item from '@archway/contract/inventory/item';
import * as states from '@archway/contract/inventory/states';
import { InventoryEvent } from '@archway/contract/inventory/unit';
import { expect, test } from 'vitest';
import words from './locales/en.json' with { type: 'json' };
import { colourFamilies, packMethods, roomTypes } from './words.ts';

test('the lists on screen are the ones the contract knows', () => {
  expect(colourFamilies).toEqual(item.colourFamilies);
  expect(roomTypes).toEqual(item.roomTypes);
  expect(packMethods).toEqual(item.packMethods);
});

test('every word of the contract can be said, and no other', () => {
  const kinds = InventoryEvent.shape.kind.options.flatMap(({ options }) => options);
  const expected = {
    status: states.shownStatuses,
    itemStatus: states.itemStatuses,
    tracking: states.trackings,
    lifecycle: states.lifecycles,
    custody: states.custodies,
    condition: states.conditions,
    workOrderStatus: states.workOrderStatuses,
    workOrderKind: states.workOrderKinds,
    colour: item.colourFamilies,
    room: item.roomTypes,
    pack: item.packMethods,
    event: kinds,
  };
  expect(kinds).toEqual(expect.arrayContaining([...eventKinds]));
  for (const [name, list] of Object.entries(expected))
    expect(Object.keys(words[name as keyof typeof expected]).sort(), name).toEqual([...list].sort());
});
