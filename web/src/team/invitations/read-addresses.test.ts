import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test('addresses are read from lines, commas, semicolons and blanks, each once', () => {
  expect(readAddresses('ada@example.com, ben@example.com;\ncy@example.com  ADA@example.com')).toEqual({
    good: ['ada@example.com', 'ben@example.com', 'cy@example.com'],
    bad: [],
  });
});

test('addresses are read as mail programs write them', () => {
  expect(readAddresses('Ada Byron <ada@example.com>, "Ben" <ben@example.com>').good).toEqual([
    'ada@example.com',
    'ben@example.com',
  ]);
});

test('what is no address is told apart', () => {
  expect(readAddresses('ada@example.com ben@ @cy dora')).toEqual({
    good: ['ada@example.com'],
    bad: ['ben@', '@cy', 'dora'],
  });
});
