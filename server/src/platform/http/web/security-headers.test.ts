import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { securityHeaders } from './security-headers.ts';

const picturesFrom = (env: Record<string, string>) =>
  /img-src ([^;]+)/.exec(securityHeaders(readConfig(env))['content-security-policy'] ?? '')?.[1];

test('pictures come from this house and, where one is configured, from the host of the map', () => {
  expect(picturesFrom({})).toBe("'self' data: blob:");
  expect(picturesFrom({ MAP_TILES_URL: 'https://tile.example:8443/a/{z}/{x}/{y}.png?key=k' })).toBe(
    "'self' data: blob: https://tile.example:8443",
  );
});
