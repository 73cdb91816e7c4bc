import { afterEach, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../test/ada.ts';
import { analyticsOptions, startAnalytics, withoutSecrets } from './analytics.ts';
import { webConfig } from './config.ts';
import { signedIn } from './session/session.ts';

afterEach(() => vi.unstubAllGlobals());

test('the constants are those of the specification', () => {
  expect(analyticsOptions).toMatchObject({
    person_profiles: 'identified_only',
    session_idle_timeout_seconds: 1800,
    rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
    request_queue_config: { flush_interval_ms: 3000 },
  });
});

test('the token of a link is never told, wherever in an event it stands', () => {
  const timestamp = new Date();
  const event = {
    uuid: '01a1ddc4-242c-7999-88ee-5300aae1f482',
    event: '$identify',
    properties: {
      $current_url: 'https://archway.test/reset/s3cret?x=1',
      $pathname: '/ACTIVATE/s3cret/s3cret',
      $prev_pageview_pathname: '/reset/s3cret',
      $session_entry_url: 'https://archway.test/register?invitation=s3cret',
      $set: { seen: ['/login?to=%2Factivate%2Fs3cret', { at: '/api/reset-password/s3cret' }] },
      count: 2,
    },
    $set: { $current_url: 'https://archway.test/login?to=/reset/s3cret' },
    $set_once: {
      $initial_current_url: 'https://archway.test/reset/s3cret#s3cret',
      $initial_pathname: '/reset/s3cret',
      $initial_referrer: 'https://archway.test/activate/s3cret?kind=email',
      $initial_utm_source: null,
    },
    timestamp,
  };
  const told = withoutSecrets(event);
  expect(JSON.stringify(told)).not.toContain('s3cret');
  expect(told).toMatchObject({
    event: '$identify',
    properties: { $current_url: 'https://archway.test/reset/…', count: 2 },
    $set_once: { $initial_pathname: '/reset/…', $initial_utm_source: null },
    timestamp,
  });
  expect(withoutSecrets(null)).toBeNull();
});

test('the library, started on the page of a link, sends what it likes but the token, and keeps no cookie', async () => {
  const sent: string[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push(url, await unpacked(body));
    return new Response('{}');
  });
  history.replaceState(null, '', '/reset/s3cret?to=%2Factivate%2Fs3cret#s3cret');
  startAnalytics({ ...webConfig, posthogKey: 'phc_test', posthogHost: 'https://analytics.test' });
  const { posthog } = await import('posthog-js');
  await vi.waitFor(() => expect(posthog.__loaded).toBe(true));
  posthog.set_config({ request_batching: false });
  const cookies = document.cookie;
  signedIn(adaSignedIn());
  await vi.waitFor(() => expect(sent.join('\n')).toContain('"$initial_pathname":"/reset/…"'));
  expect(sent.join('\n')).not.toContain('s3cret');
  expect(new Set(sent.filter((text) => text.startsWith('https:')))).toEqual(
    new Set(['https://analytics.test/e/']),
  );
  expect(`${cookies}; ${document.cookie}`).not.toMatch(/ph_|s3cret/);
});

const unpacked = (body: BodyInit | null | undefined) => {
  const zipped = typeof body === 'string' ? null : new Response(body).body;
  return zipped ? new Response(zipped.pipeThrough(new DecompressionStream('gzip'))).text() : String(body);
};
