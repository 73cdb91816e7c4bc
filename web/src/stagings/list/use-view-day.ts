import { useNavigate, useSearch } from '@tanstack/react-router';
import { readDay } from '../../ui/list/read-filter.ts';

/** The day around which days are drawn: it stands in the address, so that coming back shows the same ones. */
export const useViewDay = (today: string) => {
  const { day }: { day?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    day: (typeof day === 'string' && readDay(day)) || today,
    goTo: (to: string) =>
      void navigate({
        to: '.',
        search: ((now: object) => ({ ...now, day: to === today ? undefined : to })) as never, // every route takes its own
        replace: true,
        resetScroll: false,
      }),
  };
};
