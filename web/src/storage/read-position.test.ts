import { expect, test } from 'vitest';
import { readPosition } from './read-position.ts';

test.each([
  ['45.5152, -122.6784', 45.5152, -122.6784],
  [' (48.8566;2.3522) ', 48.8566, 2.3522],
  ['25.2048 55.2708', 25.2048, 55.2708],
  ['-33.9°, 18.4°', -33.9, 18.4],
])('%s is a position', (text, latitude, longitude) => {
  expect(readPosition(text)).toEqual({ latitude, longitude });
});

test.each(['45.5152', '', '12 Elm Street, 97209', '95, 10', '45, 200', '1, 2, 3'])('%s is none', (text) => {
  expect(readPosition(text)).toBeUndefined();
});
