import { createBrowserHistory } from '@tanstack/react-router';
import { addressOf, base } from '../platform/base.ts';

/**
 * For an app below a path: the router knows the app's own paths only, and what the browser shows has the base before them.
 * Whoever came past the proxy is led below the base first, where the cookies and the worker are.
 */
export const ownHistory = async () => {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith(base)) {
    location.replace(addressOf(pathname) + search + hash);
    await new Promise(() => undefined);
  }
  return createBrowserHistory({ createHref: addressOf, parseLocation });
};

const parseLocation = () => {
  const { search, hash } = location;
  // Two slashes at the start would name another host.
  const pathname = location.pathname.slice(base.length - 1).replace(/^\/+/, '/');
  const state = history.state ?? { __TSR_index: 0 };
  return { href: pathname + search + hash, pathname, search, hash, state };
};
