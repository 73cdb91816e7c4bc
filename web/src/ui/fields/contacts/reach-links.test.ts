import { expect, test } from 'vitest';
import { shortAddress } from './reach-links.tsx';

test.each([
  ['https://www.harlow.example/', 'harlow.example'],
  ['HTTP://harlow.example/sofas', 'harlow.example/sofas'],
])('%s is shown as %s', (website, shown) => expect(shortAddress(website)).toBe(shown));
