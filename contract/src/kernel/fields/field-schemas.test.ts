import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { choice, day, length, moment, reference, requiredMoment, words } from './field-builders.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from './field-schemas.ts';
import type { Fields } from './fields.ts';
import { filtersOf } from './filters.ts';

describe('a moment', () => {
  const table = { seenAt: moment({}), madeAt: requiredMoment({}) } as const satisfies Fields;

  test('is none where nothing is said, unless it is always known', () => {
    expect(newSchema(table).parse({ madeAt: '2026-05-01T10:30:00+02:00' })).toEqual({
      seenAt: null,
      madeAt: '2026-05-01T08:30:00.000Z',
    });
    expect(newSchema(table).safeParse({}).success).toBe(false);
  });

  test.each([
    '2026-05-01',
    '2026-05-01T10:30:00',
    '2026-02-30T10:30:00Z',
    '0001-01-01T00:00:00Z',
    '2201-01-01T00:00:00Z',
    'soon',
  ])('is not meant by %s', (given) => {
    expect(changeSchema(table).safeParse({ seenAt: given }).success).toBe(false);
  });

  test('is answered as it is kept', () => {
    const row = { seenAt: null, madeAt: '2026-05-01T08:30:00.123456+00:00' };
    expect(rowSchema(table).parse(row)).toEqual(row);
  });
});

describe('a filter', () => {
  const table = {
    vendorId: reference('vendor', { filter: true }),
    family: choice(['beige', 'black'], { initial: null, filter: { several: 'families' } }),
    tags: words({ most: 3, filter: { several: 'tags' } }),
    width: length({ filter: { min: 'minWidth', max: 'maxWidth' } }),
    free: day({ filter: { min: 'freeFrom' } }),
    seenAt: moment({ filter: { max: 'seenUntil' } }),
    depth: length({}),
  } as const satisfies Fields;
  const Query = z.object(filterShape(table));
  const isTaken = (query: Record<string, unknown>) => Query.safeParse(query).success;

  test('is called as its mark says, in the order of the table', () => {
    expect(filtersOf(table).map(({ name, kind, of }) => `${name} ${kind} ${of}`)).toEqual([
      'vendorId one vendorId',
      'families several family',
      'tags several tags',
      'minWidth min width',
      'maxWidth max width',
      'freeFrom min free',
      'seenUntil max seenAt',
    ]);
  });

  test('is text, and means what its field means', () => {
    expect(
      Query.parse({
        families: 'beige,,black',
        tags: 'new',
        maxWidth: '100000',
        freeFrom: '2026-05-01',
        seenUntil: '2026-05-01T10:30:00+02:00',
      }),
    ).toEqual({
      families: ['beige', 'black'],
      tags: ['new'],
      maxWidth: 100_000,
      freeFrom: '2026-05-01',
      seenUntil: '2026-05-01T08:30:00.000Z',
    });
    expect(Query.parse({})).toEqual({});
  });

  test('is refused beyond the limits of its field, and of choices', () => {
    expect(isTaken({ families: 'mauve' })).toBe(false);
    expect(isTaken({ families: ',' })).toBe(false);
    expect(isTaken({ tags: Array(21).fill('a').join(',') })).toBe(false);
    expect(isTaken({ minWidth: '0' })).toBe(false);
    expect(isTaken({ maxWidth: '100001' })).toBe(false);
    expect(isTaken({ freeFrom: '2026-02-30' })).toBe(false);
    expect(isTaken({ vendorId: 'null' })).toBe(false);
  });
});
