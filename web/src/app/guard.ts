import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import { redirect } from '@tanstack/react-router';
import { safeTo, toSearch } from '../platform/navigation/safe-to.ts';
import { metaOf, type RouteMeta } from './route-meta.ts';

/** What the guard asks of the session, and does to it. */
export type GuardSession = {
  readonly takeJustRegistered: () => boolean;
  readonly resetInventoryFilters: () => void;
  readonly hasTokens: () => boolean;
  readonly accessValid: () => boolean;
  /** There is something to ask the server with. Whether it still counts only the server can tell, not the device's clock. */
  readonly mayRefresh: () => boolean;
  /** Finds out whose tokens these are where that is not known; rejects when nobody can say at the moment. */
  readonly restore: () => Promise<void>;
  /** False when the server refused: that ends the session. */
  readonly refresh: () => Promise<boolean>;
  readonly forget: () => void;
  /** Somebody without an account who helps with one move: no other page is theirs. */
  readonly isHelper: () => boolean;
  readonly can: (action: Action, subject: Subject) => Promise<boolean>;
};

type Navigation = {
  readonly location: { readonly pathname: string; readonly href: string; readonly search: { to?: unknown } };
  readonly from: string | undefined;
  readonly matches: readonly { readonly staticData: RouteMeta }[];
  readonly session: GuardSession;
  /** A link was hovered: nothing may change yet. */
  readonly preload: boolean;
};

/** The specification's six steps, in their order. */
export const guard = async ({ location, from, matches, session, preload }: Navigation): Promise<void> => {
  const meta = metaOf(matches);

  // 1. Somebody who has just registered passes, once.
  if (!preload && session.takeJustRegistered()) return;

  // 2. Leaving the inventory resets its filters.
  if (!preload && leavesInventory(from, location.pathname, meta)) session.resetInventoryFilters();

  // 3. Public routes pass. Those for signed-out people only still have to know who is there (step 5).
  if (meta.public && !meta.unauthenticatedOnly) return;

  // 4. A valid access token passes; an expired one is refreshed; a refused refresh logs out.
  const signedIn = await checkTokens(session, preload);
  if (signedIn === 'later') return;

  // 5. Pages for signed-out people send the others to `/`, or on to where they wanted to go.
  if (meta.unauthenticatedOnly) {
    if (signedIn === 'yes') throw redirect({ href: safeTo(location.search.to), replace: true });
    return;
  }

  // 6. Without permission a member sees not-authorized and a visitor the landing page; the wanted path is kept.
  if (signedIn === 'logged-out')
    throw redirect({ to: '/login', search: toSearch(location.href), replace: true });
  if (signedIn === 'no') {
    // User data that an ended session left behind would lead from `/` straight back here.
    if (!preload) session.forget();
    throw redirect({ to: '/', search: toSearch(location.href), replace: true });
  }
  if (session.isHelper()) throw redirect({ href: '/helping/pickup', replace: true });
  if (!(await isPermitted(matches, session))) throw redirect({ to: '/not-authorized', replace: true });
};

const checkTokens = async (session: GuardSession, preload: boolean) => {
  if (!preload) await session.restore();
  if (!session.hasTokens()) return 'no';
  if (session.accessValid()) return 'yes';
  if (preload) return 'later';
  if (session.mayRefresh() && (await session.refresh())) return 'yes';
  session.forget();
  return 'logged-out';
};

/** Permitted if any matched record's action and subject are allowed; routes that declare none are for every member. */
const isPermitted = async (matches: Navigation['matches'], session: GuardSession) => {
  const declared = matches.flatMap(({ staticData: { action, subject } }) =>
    action && subject ? [{ action, subject }] : [],
  );
  if (declared.length === 0) return true;
  const answers = await Promise.all(declared.map(({ action, subject }) => session.can(action, subject)));
  return answers.includes(true);
};

const keepsFilters = new Set<RouteMeta['name']>(['login', 'auth', 'setup', 'landing-page', 'not-authorized']);

const leavesInventory = (from: string | undefined, to: string, meta: RouteMeta) =>
  isInventory(from) && !isInventory(to) && !keepsFilters.has(meta.name);

const isInventory = (path: string | undefined) => /^\/inventory(\/|$)/.test(path ?? '');
