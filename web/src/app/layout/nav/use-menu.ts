import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useScreenExists } from '../../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import type { MenuItem } from '../../menu.ts';
import { visibleMenu } from '../../menu-rules.ts';

/** The entries the member sees. */
export const useMenu = (items: readonly MenuItem[]) => {
  const ability = useAbility();
  const exists = useScreenExists();
  return useMemo(
    () => visibleMenu(items, { can: (action, subject) => ability.can(action, subject), exists }),
    [items, ability, exists],
  );
};

/** The route on screen, as the menu compares it. */
export const useCurrentRoute = () =>
  useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return { path: String(match?.fullPath ?? ''), navActiveLink: match?.staticData.navActiveLink };
    },
    structuralSharing: true,
  });
