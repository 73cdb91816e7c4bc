import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import type app from './locales/en.json';

type TitleKey = keyof typeof app.titles;

/** What the specification says about a route (section 2), beside its path. */
export type RouteMeta = {
  /** The name the specification calls it by, where something refers to it. */
  readonly name?: 'landing-page' | 'login' | 'auth' | 'setup' | 'not-authorized' | '$error';
  /** No sign-in needed. */
  readonly public?: true;
  /** For signed-out people; a signed-in one is sent to `/`. */
  readonly unauthenticatedOnly?: true;
  /** Without the frame around it. */
  readonly layout?: 'blank';
  readonly action?: Action;
  readonly subject?: Subject;
  readonly title?: TitleKey;
  /** The screen adds the name of what it shows (`useDynamicTitle`). */
  readonly dynamicTitle?: true;
  /** The menu entry that is highlighted while this route is shown. */
  readonly navActiveLink?: string;
  /** The screen comes with later work: until then the not-found page stands here. */
  readonly later?: true;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteMeta {}
}

/** The meta of a match and of everything around it; the innermost speaks last. */
export const metaOf = (matches: readonly { staticData: RouteMeta }[]): RouteMeta =>
  Object.assign({}, ...matches.map((match) => match.staticData));
