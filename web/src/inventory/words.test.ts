import { eventKinds } from '@archway/contract/inventory/fold-unit';
import * as choices from '@archway/contract/inventory/item-choices';
import names from '@archway/contract/inventory/names/en.json' with { type: 'json' };
import * as states from '@archway/contract/inventory/states';
import { InventoryEvent } from '@archway/contract/inventory/unit';
import { expect, test } from 'vitest';
import words from './locales/en.json' with { type: 'json' };

test('every word of the contract can be said, and no other', () => {
  const kinds = InventoryEvent.shape.kind.options.flatMap(({ options }) => options);
  const expected = {
    lifecycle: states.lifecycles,
    custody: states.custodies,
    workOrderStatus: states.workOrderStatuses,
    workOrderKind: states.workOrderKinds,
  };
  const options = {
    colorFamily: choices.colorFamilies,
    roomTypes: choices.roomTypes,
    packMethod: choices.packMethods,
    status: states.itemStatuses,
    tracking: states.trackings,
  };
  for (const [name, list] of Object.entries(options))
    expect(Object.keys(names.options.item[name as keyof typeof options]).sort(), name).toEqual(
      [...list].sort(),
    );
  expect(Object.keys(names.options.unit.condition).sort()).toEqual([...states.conditions].sort());
  expect(Object.keys(names.options.unit.status).sort()).toEqual([...states.shownStatuses].sort());
  expect(Object.keys(names.options.unit.events).sort()).toEqual([...kinds].sort());
  expect(kinds).toEqual(expect.arrayContaining([...eventKinds]));
  for (const [name, list] of Object.entries(expected))
    expect(Object.keys(words[name as keyof typeof expected]).sort(), name).toEqual([...list].sort());
});
