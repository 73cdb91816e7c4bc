import { loadWords } from '../../platform/i18n/start-i18n.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { FeedsDialogProps } from './feeds-dialog.tsx';

/** Stagings in other calendars. Opened from the settings and from the stagings page, to whoever may see stagings. */
export const CalendarDialog = lazyDialog<FeedsDialogProps>(
  ({ opened }) => opened,
  async () => {
    const [dialog] = await Promise.all([import('./feeds-dialog.tsx'), loadWords('stagings/feeds')]);
    return dialog.FeedsDialog;
  },
);
