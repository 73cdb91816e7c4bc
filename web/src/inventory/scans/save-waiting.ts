import { existingOutbox } from '../../platform/outbox/outbox.ts';
import { factsToSave, saveFacts } from '../../platform/outbox/save-facts.ts';
import { readOwner } from '../../platform/session/stored-session.ts';

/** Offers what a member, or whoever is here, has not sent yet as a file, with its pictures. */
export const saveWaiting = async (owner = readOwner()) => {
  const store = owner ? await existingOutbox() : undefined;
  if (!owner || !store) return;
  const entries = await store.all(owner);
  const sent = await store.sentLately(owner);
  await saveFacts(factsToSave({ entries, sent, pictures: await store.pictures(owner) }));
};
