import { expect, test } from 'vitest';
import { analyticsOptions, withoutSecrets } from './analytics.ts';

test('the constants are those of the specification', () => {
  expect(analyticsOptions).toMatchObject({
    person_profiles: 'identified_only',
    session_idle_timeout_seconds: 1800,
    rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
    request_queue_config: { flush_interval_ms: 3000 },
  });
});

test('the token of a link is never told', () => {
  const event = {
    properties: {
      $current_url: 'https://archway.test/reset/s3cret?x=1',
      $pathname: '/activate/s3cret',
      count: 2,
    },
  };
  expect(JSON.stringify(withoutSecrets(event))).not.toContain('s3cret');
  expect(withoutSecrets(null)).toBeNull();
});
