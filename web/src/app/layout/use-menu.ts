import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAbility } from '../../platform/session/ability.ts';
import type { MenuItem } from '../menu.ts';
import { visibleMenu } from '../menu-rules.ts';

/** The entries the member sees, and the route they are on. */
export const useMenu = (items: readonly MenuItem[]) => {
  const ability = useAbility();
  const { routesByPath } = useRouter();
  return useMemo(() => {
    const routes: Record<string, { options: { staticData?: { later?: true } } } | undefined> = routesByPath;
    const exists = (path: string) => routes[path] !== undefined && !routes[path].options.staticData?.later;
    return visibleMenu(items, { can: (action, subject) => ability.can(action, subject), exists });
  }, [items, ability, routesByPath]);
};

export const useCurrentRoute = () =>
  useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return { path: String(match?.fullPath ?? ''), navActiveLink: match?.staticData.navActiveLink };
    },
    structuralSharing: true,
  });
