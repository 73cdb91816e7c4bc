import { type ComponentType, lazy, Suspense } from 'react';
import { DrawnSkeleton } from './drawn-skeleton.tsx';
import type { ViewMode } from './stagings-kind.ts';
import type { StagingsList } from './use-stagings-list.ts';

type Drawn = Exclude<ViewMode, 'list'>;
type View = ComponentType<{ list: StagingsList }>;

/** Each comes when it is first looked at. */
const views: Readonly<Record<Drawn, View>> = {
  board: lazy(async () => ({ default: (await import('./board/board.tsx')).StagingsBoard })),
  calendar: lazy(async () => ({ default: (await import('./calendar/month-calendar.tsx')).MonthCalendar })),
  timeline: lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).Timeline })),
  map: lazy(async () => ({ default: (await import('./map/stagings-map.tsx')).StagingsMap })),
};

/** The stagings otherwise than as a list. */
export const DrawnView = ({ list, view }: { list: StagingsList; view: Drawn }) => {
  const View = views[view];
  return (
    <Suspense fallback={<DrawnSkeleton />}>
      <View list={list} />
    </Suspense>
  );
};
