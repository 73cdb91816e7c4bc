import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { existingOutbox } from '../../platform/outbox/outbox.ts';
import { onOutboxChange } from '../../platform/outbox/outbox-changes.ts';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';

/** What this member recorded on this device and the server does not have yet, oldest first. */
export const useWaiting = () => {
  const owner = ownerOf(useUser());
  const client = useQueryClient();
  useEffect(
    () => onOutboxChange(() => void client.invalidateQueries({ queryKey: ['outbox', owner] })),
    [client, owner],
  );
  return useQuery({
    queryKey: ['outbox', owner, 'all'],
    queryFn: async () => (await (await existingOutbox())?.all(owner)) ?? [],
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
};
