import { problem } from '@archway/contract/kernel/api/problem';
import type { ClientId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { countClientUses, deleteClient, lockClients } from './client-store.ts';
import { noSuchClient } from './get-client.ts';

/** Removes a client that nothing names. One that jobs name can be merged into another. */
export const removeClient = async ({ db, record }: ChangeContext, { id }: { id: ClientId }) => {
  const client = (await lockClients(db, [id])).get(id);
  if (!client) throw noSuchClient();
  const uses = await countClientUses(db, id);
  if (uses.stagings > 0 || uses.properties > 0)
    throw problem(
      'in_use',
      `${client.name} is in use (stagings: ${uses.stagings}, properties: ${uses.properties}). Merge it into another client instead.`,
      uses,
    );
  await deleteClient(db, id);
  await record({ id, name: client.name });
  return { ok: true as const };
};
