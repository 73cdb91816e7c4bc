import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

type Routes = Readonly<Record<string, { options: { staticData?: { later?: boolean } } } | undefined>>;

/** Tells whether a route has its screen already: nothing leads to one that comes with later work. */
export const useScreenExists = () => {
  const router = useRouter();
  return useCallback(
    (path: string) => {
      const route = (router.routesByPath as unknown as Routes)[path]; // the table's own keys, any of which may be asked for
      return route !== undefined && !route.options.staticData?.later;
    },
    [router],
  );
};
