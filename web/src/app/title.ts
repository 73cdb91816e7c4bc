import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { dynamicTitle, onDynamicTitle } from '../platform/navigation/dynamic-title.ts';
import { metaOf, type RouteMeta } from './route-meta.ts';

export const product = 'Archway';

/** '{title} | Archway - Elevated Staging', or the product alone. A dynamic title stands before the route's own. */
export const pageTitle = (title: string | undefined) =>
  title ? `${title} | ${product} - ${i18next.t('app:tagline')}` : product;

/** Keeps the document's title in step with the route, the language and what the screen shows. */
export const followTitle = (router: AnyRouter) => {
  const update = () => {
    const { matches } = router.state;
    document.title = pageTitle(
      isMissing(matches) ? i18next.t('app:titles.pageNotFound') : titleOf(metaOf(matches)),
    );
  };
  router.subscribe('onResolved', update);
  i18next.on('languageChanged', update);
  onDynamicTitle(update);
};

/** A route that exists can still have nothing to show: an unknown tab, a thing that is not there. */
const isMissing = (matches: AnyRouter['state']['matches']) =>
  matches.some(
    (match: { status: string; _notFound?: boolean }) => match.status === 'notFound' || match._notFound,
  );

const titleOf = (meta: RouteMeta) => {
  const dynamic = meta.dynamicTitle ? dynamicTitle() : undefined;
  const fixed = meta.later
    ? i18next.t('app:titles.pageNotFound')
    : meta.title && i18next.t(`app:titles.${meta.title}`);
  return dynamic ?? fixed;
};
