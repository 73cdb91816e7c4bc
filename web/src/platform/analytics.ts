import type { WebConfig } from './config.ts';
import { getSession, subscribeSession } from './session/session.ts';

/**
 * The specification's constants (section 9), set explicitly. The session of at most 24 h, the 10 retries and the
 * timeout of 60 s are not options: they are constants of the pinned posthog-js.
 */
export const analyticsOptions = {
  person_profiles: 'identified_only',
  session_idle_timeout_seconds: 30 * 60,
  rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
  request_queue_config: { flush_interval_ms: 3000 },
  capture_pageview: 'history_change',
  // Nothing that people type or read is sent, and no script comes from elsewhere.
  autocapture: false,
  disable_session_recording: true,
  disable_external_dependency_loading: true,
} as const;

/** Links with one-time tokens are told without them. */
export const withoutSecrets = <Event extends { properties: Record<string, unknown> } | null>(
  event: Event,
): Event => {
  const properties = event?.properties ?? {};
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string')
      properties[name] = value.replace(secretPath, '$1/…').replace(/[?#].*$/, '');
  }
  return event;
};

const secretPath = /(\/(?:reset|activate|confirm-email|invitation))\/[^/?#]+/g;

/** Loads posthog-js when a project key is configured, after the page has come to rest. Without a key nothing happens. */
export const startAnalytics = ({ posthogKey, posthogHost }: WebConfig) => {
  if (!posthogKey) return;
  whenIdle(async () => {
    const { posthog } = await import('posthog-js');
    const host = posthogHost ? { api_host: posthogHost } : {};
    posthog.init(posthogKey, { ...analyticsOptions, ...host, before_send: withoutSecrets });
    const follow = () => {
      const { user } = getSession();
      if (user) posthog.identify(user.id);
      else posthog.reset();
    };
    follow();
    subscribeSession(follow);
  });
};

const whenIdle = (work: () => Promise<void>) => {
  const run = () => void work().catch(() => console.warn('Analytics could not be started.'));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
};
