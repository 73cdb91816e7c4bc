import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../platform/api/query-client.ts';
import { knownDevice } from '../../platform/outbox/device.ts';
import { onOutboxChange } from '../../platform/outbox/outbox-changes.ts';
import { useSentToReview } from '../../platform/outbox/use-outbox.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { isSettled } from './open-reviews.ts';

/** What this device sent and somebody still has to decide. Asked for only where there is something of that kind. */
export const useOpenOfDevice = (): readonly string[] => {
  const { data: sent = [] } = useSentToReview();
  const mayRead = useAbility().can('read', 'Item');
  const device = knownDevice() ?? '';
  const { data, dataUpdatedAt } = useQuery({
    ...queries.deviceEvents.reviews.queryOptions({ input: { device, itemsPerPage: 100 } }),
    enabled: sent.length > 0 && device !== '' && mayRead,
  });
  const open = data && { ...data, toldAt: dataUpdatedAt };
  return sent.filter((one) => !isSettled(one, open, device)).map(({ id }) => id);
};

/** What the server could not record is read again as soon as it says so. */
export const useFreshReviews = () => {
  const client = useQueryClient();
  useEffect(
    () =>
      onOutboxChange((change) => {
        if (change.kind === 'placed' && change.placed.some(({ review }) => review !== null))
          void client.invalidateQueries({ queryKey: queries.deviceEvents.reviews.key() });
      }),
    [client],
  );
};
