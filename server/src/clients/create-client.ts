import type { Client, NewClient } from '@archway/contract/clients/client';
import type * as z from 'zod';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { addClient } from './client-store.ts';
import { getClient } from './get-client.ts';

/** Adds somebody to work for. Two may have the same name: two people do. */
export const createClient = async (
  context: ChangeContext,
  client: z.output<typeof NewClient>,
): Promise<Client> => {
  const { db, actor, record } = context;
  const id = await addClient(db, { ...client, createdBy: actor.userId });
  await record({ id, name: client.name });
  return getClient(asReading(context), { id });
};
