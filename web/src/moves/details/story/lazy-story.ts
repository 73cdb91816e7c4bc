import { lazy } from 'react';
import { loadWords } from '../../../platform/i18n/start-i18n.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';

/** The story of a move comes after its numbers: it is read from everything that was recorded. */
export const LazyStory = lazy(async () => {
  const words = ['moves/crew', 'inventory/pictures', 'inventory/item', 'inventory/scan'];
  const [{ MoveStory }] = await Promise.all([import('./move-story.tsx'), ...words.map(loadWords)]);
  // What keeps a photo and a signature comes while there is a network to bring it; what the device refuses is told then.
  void openOutbox().catch(() => undefined);
  return { default: MoveStory };
});
