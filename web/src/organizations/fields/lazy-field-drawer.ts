import { loadWords } from '../../platform/i18n/start-i18n.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { FieldDrawerProps } from './field-drawer.tsx';

/** For whoever defines a field on the way to something else. */
export const FieldDrawer = lazyDialog<FieldDrawerProps>(
  ({ inHand }) => inHand !== null,
  async () => {
    const [drawer] = await Promise.all([import('./field-drawer.tsx'), loadWords('organizations/fields')]);
    return drawer.FieldDrawer;
  },
);
