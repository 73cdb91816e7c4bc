import { lazy, Suspense } from 'react';
import { loadWords } from '../../../platform/i18n/start-i18n.ts';
import { afterAWhile } from '../../../platform/when-idle.ts';
import type { MenuItem } from '../../menu.ts';

/** The menu is there first. Where it cannot be loaded, the entry has no number. */
const LazyCount = lazy(() =>
  afterAWhile()
    .then(() => Promise.all([import('./menu-count.tsx'), loadWords('app/notices')]))
    .then(
      ([{ OpenReviews }]) => ({ default: OpenReviews }),
      () => ({ default: () => null }),
    ),
);

/** How many wait behind an entry of the menu; nothing while none does. */
export const MenuCount = ({ item }: { item: MenuItem }) =>
  item.count === 'reviews' && (
    <Suspense>
      <LazyCount />
    </Suspense>
  );
