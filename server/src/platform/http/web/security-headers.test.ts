import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { securityHeaders } from './security-headers.ts';

const picturesFrom = (env: Record<string, string>) =>
  /img-src ([^;]+)/.exec(securityHeaders(readConfig(env))['content-security-policy'] ?? '')?.[1];

test('an Archway below a path of a host decides nothing for the names below that host', () => {
  const transport = (PUBLIC_URL: string) =>
    securityHeaders(readConfig({ PUBLIC_URL }))['strict-transport-security'];
  expect(transport('https://archway.example')).toBe('max-age=31536000; includeSubDomains');
  expect(transport('https://company.example/archway')).toBe('max-age=31536000');
  expect(transport('http://company.example/archway')).toBe(undefined);
});

test('pictures come from this house and, where one is configured, from the host of the map', () => {
  expect(picturesFrom({})).toBe("'self' data: blob:");
  expect(picturesFrom({ MAP_TILES_URL: 'https://tile.example:8443/a/{z}/{x}/{y}.png?key=k' })).toBe(
    "'self' data: blob: https://tile.example:8443",
  );
});
