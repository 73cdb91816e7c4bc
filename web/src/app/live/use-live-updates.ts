import { useEffect } from 'react';
import { useSession } from '../../platform/session/session.ts';

/** The page itself comes first. What is changed until then is told when it begins to listen. */
const afterMs = 2000;

/** While somebody looks at the screens of an organization, what others change appears on them. */
export const useLiveUpdates = () => {
  const organizationId = useSession().user?.activeOrganization?.id;
  useEffect(() => {
    if (!organizationId) return undefined;
    let stop: (() => void) | undefined;
    let over = false;
    const begin = async () => {
      const { keepUpToDate } = await import('./live-updates.ts');
      if (!over) stop = keepUpToDate(organizationId);
    };
    // Without a network it cannot be loaded; the page goes on without it.
    const timer = setTimeout(() => void begin().catch(() => undefined), afterMs);
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [organizationId]);
};
