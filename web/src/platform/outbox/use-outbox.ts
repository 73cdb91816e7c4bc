import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../session/session.ts';
import { ownerOf } from '../session/stored-session.ts';
import { together } from '../together.ts';
import { existingOutbox } from './outbox.ts';
import { type OutboxChange, onOutboxChange } from './outbox-changes.ts';
import type { OutboxStore } from './outbox-store.ts';
import { recordedFacts } from './recorded-facts.ts';

const nothing = { waiting: 0, setAside: 0 };

/** How much of this member's in this organization waits on this device. */
export const useOutboxCounts = () =>
  useOutbox('counts', async (store, owner) => (await store?.counts(owner)) ?? nothing);

/** What this member recorded on this device, sent or not, the latest first. */
export const useRecordedFacts = () =>
  useOutbox('facts', async (store, owner) =>
    store
      ? recordedFacts({
          entries: await store.all(owner),
          sent: await store.sentLately(owner),
          pictures: await store.pictures(owner),
        })
      : [],
  );

/** What was sent from here and somebody has to decide, and when. Adding to the outbox sends nothing yet. */
export const useSentToReview = () =>
  useOutbox(
    'reviews',
    async (store, owner) =>
      ((await store?.sentLately(owner)) ?? []).flatMap(({ id, review, sentAt }) =>
        review === null ? [] : [{ id, sentAt }],
      ),
    isSent,
  );

const isAny = () => true;
const isSent = ({ kind }: OutboxChange) => kind !== 'added';

/** Reads something of the outbox, again after every change of it; the network has no part in that. */
const useOutbox = <Read>(
  name: string,
  read: (store: OutboxStore | undefined, owner: string) => Promise<Read>,
  isChanged: (change: OutboxChange) => boolean = isAny,
) => {
  const owner = ownerOf(useUser());
  const client = useQueryClient();
  useEffect(() => {
    // One scan is several changes, and the next one comes at once: they are read together, after the scan is answered.
    const again = together(() => void client.invalidateQueries({ queryKey: ['outbox', owner, name] }));
    const stop = onOutboxChange((change) => {
      const isOwn = change.kind === 'settled' || change.owner === owner;
      if (isOwn && isChanged(change)) again.call();
    });
    return () => {
      stop();
      again.stop();
    };
  }, [client, owner, name, isChanged]);
  return useQuery({
    queryKey: ['outbox', owner, name],
    queryFn: async () => read(await existingOutbox(), owner),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
};
