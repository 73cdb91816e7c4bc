import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type LazyTab = ReturnType<typeof lazyTab>;

/** A tab that is loaded when it is first shown. Once loaded it is drawn at once, without a placeholder before it. */
export const lazyTab = (load: () => Promise<() => ReactNode>) =>
  lazyRouteComponent(async () => ({ default: await load() }));

/** Loads the tab that the address ends with, so that a page arrives whole. */
export const loadTabOfAddress = async (tabs: Readonly<Record<string, LazyTab>>) => {
  await tabs[location.pathname.split('/').at(-1) ?? '']?.preload?.();
};
