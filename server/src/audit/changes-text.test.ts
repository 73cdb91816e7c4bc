import { expect, test } from 'vitest';
import { changesText } from './changes-text.ts';

const reader = {
  language: 'en',
  settings: { currency: 'USD', units: 'imperial', timezone: 'America/Los_Angeles' },
} as const;
const sofas = '018f0000-0000-7000-8000-0000000000c1';
const told = (details: Record<string, unknown>, subjectType = 'Item') => ({
  subjectType,
  details,
  references: { [sofas]: { type: 'Category' as const, name: 'Sofas' } },
});

test('changes are told by the names of the fields and as screens write their values', () => {
  const entry = told({
    name: { from: 'Sofa', to: 'Long sofa' },
    width: { from: 762, to: 851 },
    monthlyRent: { from: null, to: 5500 },
    fragile: { from: false, to: true },
    packMethod: { from: 'none', to: 'blanket' },
    categoryId: { from: null, to: sofas },
  });
  expect(changesText(entry, reader)).toBe(
    'Name: Sofa → Long sofa; Width: 30 in → 33.5 in; Monthly rent: – → $55.00; Fragile: No → Yes; Packing: Nothing special → Blanket; Category: – → Sofas',
  );
});

test('in the language of the sheet', () => {
  const entry = told({ fragile: { from: true, to: false } });
  expect(changesText(entry, { ...reader, language: 'fr' })).toMatch(/: Oui → Non$/);
});

test('custom fields are called as they were called then', () => {
  const customFields = {
    from: { Fabric: 'Linen' },
    to: { Fabric: 'Wool', toString: true },
    types: { toString: 'flag' },
  };
  expect(changesText(told({ customFields }), reader)).toBe('Fabric: Linen → Wool; toString: – → Yes');
});

test('what is no field of a table is called as in the log, and the pieces of a staging are named', () => {
  const pieces = { from: ['2 × Dune rug'], to: ['1 × Dune rug (RUG-002)'] };
  expect(changesText(told({ pieces }, 'Staging'), reader)).toBe(
    'Pieces: 2 × Dune rug → 1 × Dune rug (RUG-002)',
  );
  const taken = told({ pieces: ['2 × Dune rug', '1 × Luna table'], takenFrom: sofas }, 'Staging');
  expect(changesText(taken, { ...reader, language: 'fr' })).toBe(
    'Exemplaires: 2 × Dune rug, 1 × Luna table; Repris à: Sofas',
  );
});

test('what no table names is told in plain words, and nothing where nothing is told', () => {
  expect(changesText(told({ movedTo: sofas, toString: 'x' }, 'Moon'), reader)).toBe(
    'Moved to: Sofas; To string: x',
  );
  expect(changesText(told({}), reader)).toBeNull();
});

test('the rights of a role, the people of a client and the rooms of a staging are told in words', () => {
  const rules = { from: [{ action: 'read', subject: 'Cost' }], to: [{ action: 'manage', subject: 'Item' }] };
  expect(changesText(told({ rules }, 'Role'), reader)).toBe(
    'Permissions +: Items (View, Add, Edit, Delete); Permissions −: Costs (View)',
  );
  const contacts = { from: [], to: [{ name: 'Ann Lee', role: '', email: '', phone: '+1 555 0100' }] };
  expect(changesText(told({ contacts }, 'Client'), reader)).toBe('Contacts +: Ann Lee +1 555 0100');
  const room = { roomType: { from: 'living', to: 'primary_bedroom' }, width: { from: null, to: 3048 } };
  expect(changesText(told(room, 'Staging'), reader)).toMatch(
    /^Room type: Living room → .*; Width: – → 120 in$/,
  );
});
