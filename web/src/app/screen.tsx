import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadWords } from '../platform/i18n/start-i18n.ts';
import { orNotHere } from '../platform/navigation/or-not-here.ts';
import { hasLiveSession } from '../platform/session/live-session.ts';
import { loadFrame } from './layout/load-frame.ts';
import { rootRoute } from './root-route.tsx';
import type { RouteMeta } from './route-meta.ts';

type Rules<Search> = {
  /** Reads the query string; whatever it does not understand it leaves out or replaces. */
  readonly search?: (raw: Record<string, unknown>) => Search;
  /** Decides, after the guard, whether another place is meant. */
  readonly before?: (at: Arrival) => void | Promise<void>;
};

export type Before = NonNullable<Rules<never>['before']>;

type Arrival = {
  readonly params: Record<string, string>;
  readonly location: { readonly searchStr: string; readonly search: Record<string, unknown> };
  /** `stay`: the screen was shown already, and only its query changes. */
  readonly cause: 'enter' | 'stay' | 'preload';
};

/** A screen: its path, its meta, the words it speaks (a folder with locales) and its page, both loaded on demand. */
export const screen = <const Path extends string, Search extends object = Record<never, never>>(
  path: Path,
  meta: RouteMeta,
  words: string,
  page: () => Promise<ComponentType>,
  rules: Rules<Search> = {},
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: meta,
    validateSearch: (raw: Record<string, unknown>) => (rules.search?.(raw) ?? raw) as Search, // no rule: any query is kept
    component: lazyRouteComponent(async () => {
      const [component] = await Promise.all([
        page().catch(orNotHere),
        loadWords(words),
        meta.layout !== 'blank' && (!meta.public || hasLiveSession()) && loadFrame(),
      ]);
      return { default: component };
    }),
    beforeLoad: ({ params, location, cause }) =>
      rules.before?.({ params: params as Record<string, string>, location, cause }), // path params are text
  });

/** A route of the specification whose screen comes with later work. It is guarded like any other. */
export const later = <const Path extends string>(
  path: Path,
  meta: RouteMeta,
  rules: Pick<Rules<never>, 'before'> = {},
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { ...meta, later: true, layout: 'blank' },
    beforeLoad: async ({ params, location, cause }) => {
      await rules.before?.({ params: params as Record<string, string>, location, cause }); // path params are text
      throw notFound();
    },
  });

/** A path that only points to another one. `{name}` in the target is filled in from the path. */
export const pointer = <const Path extends string>(path: Path, meta: RouteMeta, target: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: meta,
    beforeLoad: ({ params, location }) => {
      const filled = target.replace(
        /\{(\w+)\}/g,
        (_, name: string) => (params as Record<string, string>)[name] ?? '',
      ); // path params are text
      throw redirect({ href: filled + location.searchStr, replace: true });
    },
  });

/** Shows the not-found page for a tab that does not exist. */
export const onlyTabs =
  (...tabs: string[]): Before =>
  ({ params }) => {
    if (!tabs.includes(params['tab'] ?? '')) throw notFound();
  };

/** Leads from a tab that does not exist to the first one. */
export const orFirstTab =
  (base: string, ...tabs: string[]): Before =>
  ({ params }) => {
    if (tabs.includes(params['tab'] ?? '')) return;
    throw redirect({ href: `${base.replace('{id}', params['id'] ?? '')}/${tabs[0]}`, replace: true });
  };
