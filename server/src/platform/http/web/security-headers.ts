import type { Config } from '../../../config.ts';
import { basePathOf } from './base-path.ts';

/** On every answer, errors and files included. `style-src` allows inline styles because the component library sets its variables that way; scripts come from files only. */
export const securityHeaders = (
  config: Pick<Config, 'PUBLIC_URL' | 'POSTHOG_KEY' | 'POSTHOG_HOST' | 'MAP_TILES_URL'>,
): Record<string, string> => {
  const analytics = config.POSTHOG_KEY ? ` ${config.POSTHOG_HOST ?? 'https://us.i.posthog.com'}` : '';
  const maps = config.MAP_TILES_URL ? ` ${new URL(config.MAP_TILES_URL).origin}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${maps}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Links with one-time tokens are pages of ours: no address of ours is ever told to anybody.
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.PUBLIC_URL.startsWith('https:')
      ? { 'strict-transport-security': strictTransport(config) }
      : {}),
  };
};

/** Below a path the host is somebody else's, who decides for the names below it. */
const strictTransport = (config: Pick<Config, 'PUBLIC_URL'>) =>
  basePathOf(config) === '/' ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
