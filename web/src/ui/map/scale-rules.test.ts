import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metersPerPixel, scaleOf } from './scale-rules.ts';

test('a scale is a round length in the units of the organization', () => {
  const perPixel = metersPerPixel(45.5, 15);
  expect(scaleOf(perPixel, 'metric')).toMatchObject({ unit: 'meter', value: 200 });
  expect(scaleOf(perPixel, 'imperial')).toMatchObject({ unit: 'foot', value: 1000 });
  expect(scaleOf(metersPerPixel(45.5, 6), 'imperial')).toMatchObject({ unit: 'mile', value: 100 });
});

test('it always fits', () => {
  const view = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    zoom: fc.integer({ min: 1, max: 19 }),
    units: fc.constantFrom('metric' as const, 'imperial' as const),
  });
  fc.assert(
    fc.property(view, ({ latitude, zoom, units }) => {
      const { pixels } = scaleOf(metersPerPixel(latitude, zoom), units);
      expect(pixels).toBeGreaterThan(20);
      expect(pixels).toBeLessThanOrEqual(120);
    }),
  );
});
