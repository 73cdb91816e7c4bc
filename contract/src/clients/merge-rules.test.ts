import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientValues, mergedClient } from './merge-rules.ts';

const words = fc.constantFrom('', 'Ada', 'Bee', 'Cole');
const aContact = fc.record({
  name: fc.constantFrom('Ada', 'Bee', 'Cole'),
  role: words,
  email: words,
  phone: words,
});
const aClient = fc.record({
  name: fc.constantFrom('Ada', 'Bee', 'Cole'),
  kind: fc.constantFrom('agent', 'builder'),
  company: words,
  email: words,
  phone: words,
  address: words,
  lastContactOn: fc.constantFrom(null, '2026-01-01', '2026-02-01'),
  contacts: fc.array(aContact, { maxLength: 20 }),
  notes: words,
}) as fc.Arbitrary<ClientValues>; // its kinds are the contract's

test('nothing that either of two clients said is lost when they become one', () => {
  fc.assert(
    fc.property(aClient, aClient, (kept, other) => {
      const merged = mergedClient(kept, other, String);
      const everything = JSON.stringify(merged);
      for (const client of [kept, other]) {
        for (const text of [
          client.name,
          client.kind,
          client.company,
          client.email,
          client.phone,
          client.address,
          client.notes,
        ])
          expect(everything).toContain(text);
        for (const { name, role, email, phone } of client.contacts)
          expect(
            merged.contacts.some(
              (one) =>
                [one.name, one.role, one.email, one.phone].join() === [name, role, email, phone].join(),
            ) || merged.notes.includes([name, role, email, phone].filter(Boolean).join(', ')),
          ).toBe(true);
        expect((merged.lastContactOn ?? '') >= (client.lastContactOn ?? '')).toBe(true);
      }
      expect(merged).toMatchObject({ name: kept.name, kind: kept.kind });
      expect(merged.contacts.length).toBeLessThanOrEqual(20);
    }),
  );
});

test('a client merged with its own copy stays as it is', () => {
  fc.assert(
    fc.property(aClient, (client) => {
      const once = mergedClient(client, { ...client, contacts: [], notes: '' }, String);
      expect(once).toEqual({
        ...client,
        contacts: mergedClient(client, { ...client, notes: '' }, String).contacts,
      });
    }),
  );
});
