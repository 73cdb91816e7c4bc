import { named } from './base.ts';
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
  // That call would tell the first address of a visit past `before_send`; no flags are used.
  advanced_disable_flags: true,
  // The library remembers the first address of a visit. Not in a cookie, which every sibling domain would receive.
  persistence: 'localStorage',
} as const;

/**
 * Links with one-time tokens are told without them, wherever in the event they stand: posthog-js repeats the first
 * address of a visit in `$set_once`, `$set` and the properties. Nothing after a `?` or `#` is told at all.
 */
export const withoutSecrets = <Event>(event: Event): Event => cleaned(event) as Event; // the same shape, other texts

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(secretPath, '$1…').replace(query, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]));
};

// The router takes /RESET/… as /reset/…; behind the word everything may be the token.
const secretPath = /(\/(?:reset(?:-password)?|activate|confirm-email|invitations?)\/)[^?#]+/i;
const query = /[?#].*$/s;

/** Loads posthog-js when a project key is configured, after the page has come to rest. Without a key nothing happens. */
export const startAnalytics = ({ posthogKey, posthogHost }: WebConfig) => {
  if (!posthogKey) return;
  whenIdle(async () => {
    const { posthog } = await import('posthog-js');
    const host = posthogHost ? { api_host: posthogHost } : {};
    posthog.init(posthogKey, {
      ...analyticsOptions,
      ...host,
      // Without a path, the name that the library would choose.
      persistence_name: named(`${posthogKey}_posthog`),
      before_send: withoutSecrets,
    });
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
