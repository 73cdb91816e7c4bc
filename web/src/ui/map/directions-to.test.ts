import { expect, test } from 'vitest';
import { directionsTo } from './directions-to.ts';

test('an address is whole in the link to its directions, whatever signs it has', () => {
  const address = '12 O’Hara & Sons Rd #3, Portland, OR 97201';
  expect(new URL(directionsTo(address)).searchParams.get('destination')).toBe(address);
});
