import type { RouteRow } from './route-table.ts';

export const sessions = ['anonymous', 'signed in', 'expired but refreshable', 'expired'] as const;
export type Session = (typeof sessions)[number];

/** Where somebody ends up: the address and the page's title. */
export const addressAndTitle = (address: string, title: string) => `${address} · ${title}`;

/** What steps 3 to 6 of the navigation guard say of an owner, written down without looking at the guard. */
export const expectedScreen = (route: RouteRow, session: Session): string => {
  const isIn = session === 'signed in' || session === 'expired but refreshable';
  const own = addressAndTitle(route.path, route.title);
  if (route.unauthenticatedOnly) return isIn ? addressAndTitle('/dashboard', 'Dashboard') : own;
  if (route.public) return own;
  const wanted = `?to=${encodeURIComponent(route.path)}`;
  if (session === 'anonymous') return addressAndTitle(`/${wanted}`, 'Home');
  if (session === 'expired') return addressAndTitle(`/login${wanted}`, 'Sign in');
  return route.redirectsTo ? addressAndTitle(route.redirectsTo.path, route.redirectsTo.title) : own;
};

/** `/` shows the landing page to a visitor and the dashboard to a member. */
export const expectedHome = (session: Session): string => {
  if (session === 'anonymous') return addressAndTitle('/?utm_source=letter', 'Home');
  if (session === 'expired')
    return addressAndTitle(`/login?to=${encodeURIComponent('/dashboard?utm_source=letter')}`, 'Sign in');
  return addressAndTitle('/dashboard?utm_source=letter', 'Dashboard');
};
