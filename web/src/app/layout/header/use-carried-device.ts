import { useEffect, useState } from 'react';
import { isCarried } from '../../../platform/is-carried.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { whenIdle } from '../../../platform/when-idle.ts';

/**
 * Whether this is a device that somebody takes along and may scan with, once the first page is at rest. It gets ready for where
 * there is no network on whichever page it was opened; a desk stays where it is.
 */
export const useCarriedDevice = () => {
  const mayScan = useAbility().can('read', 'Item');
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isCarried()) whenIdle(() => setAtRest(true));
  }, []);
  return mayScan && isAtRest;
};
