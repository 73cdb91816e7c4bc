import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../session/session.ts';
import { ownerOf } from '../session/stored-session.ts';
import { existingOutbox } from './outbox.ts';
import { onOutboxChange } from './outbox-changes.ts';
import type { OutboxStore } from './outbox-store.ts';

const nothing = { waiting: 0, setAside: 0 };

/** How much of this member's in this organization waits on this device. */
export const useOutboxCounts = () =>
  useOutbox('counts', async (store, owner) => (await store?.counts(owner)) ?? nothing);

/** What this member recorded on this device and the server does not have yet, oldest first. */
export const useOutboxEntries = () =>
  useOutbox('entries', async (store, owner) => (await store?.all(owner)) ?? []);

/** Reads something of the outbox, again after every change of it; the network has no part in that. */
const useOutbox = <Read>(
  name: string,
  read: (store: OutboxStore | undefined, owner: string) => Promise<Read>,
) => {
  const owner = ownerOf(useUser());
  const client = useQueryClient();
  useEffect(
    () => onOutboxChange(() => void client.invalidateQueries({ queryKey: ['outbox', owner] })),
    [client, owner],
  );
  return useQuery({
    queryKey: ['outbox', owner, name],
    queryFn: async () => read(await existingOutbox(), owner),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
};
