import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../session/session.ts';
import { ownerOf } from '../session/stored-session.ts';
import { existingOutbox } from './outbox.ts';
import { onOutboxChange } from './outbox-changes.ts';

const nothing = { waiting: 0, setAside: 0 };
const keyOf = (owner: string) => ['outbox', owner] as const;

/** How much of this member's in this organization waits on this device. */
export const useOutboxCounts = () => {
  const owner = ownerOf(useUser());
  const client = useQueryClient();
  useEffect(
    () => onOutboxChange(() => void client.invalidateQueries({ queryKey: keyOf(owner) })),
    [client, owner],
  );
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: async () => (await (await existingOutbox())?.counts(owner)) ?? nothing,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
};
