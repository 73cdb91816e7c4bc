import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { mergedClient } from '@archway/contract/clients/merge-rules';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { ClientId } from '@archway/contract/kernel/ids';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { changeClientRow, deleteClient, lockClients, moveClientUses } from './client-store.ts';
import { getClient, noSuchClient } from './get-client.ts';

/** Makes two clients one. Jobs and homes of the other become those of this one, and what was known of it is kept here. */
export const mergeClients = async (
  context: ChangeContext,
  { id, otherId }: { id: ClientId; otherId: ClientId },
): Promise<Client> => {
  const { db, record } = context;
  const locked = await lockClients(db, [id, otherId]);
  const kept = locked.get(id);
  if (!kept) throw noSuchClient();
  if (otherId === id) throw fieldProblem('otherId', 'errors.choice');
  const other = locked.get(otherId);
  if (!other) throw fieldProblem('otherId', 'errors.notFound');
  const merged = mergedClient(kept, other);
  if (merged.notes.length > clientFields.notes.max)
    throw fieldProblem('notes', 'errors.tooLong', clientFields.notes.max);
  await changeClientRow(db, id, merged);
  await moveClientUses(db, otherId, id);
  await deleteClient(db, otherId, id);
  await record({ id, name: merged.name }, { merged: other.name });
  return getClient(asReading(context), { id });
};
