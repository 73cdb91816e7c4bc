import type { Client } from '@archway/contract/clients/client';
import { problem } from '@archway/contract/kernel/api/problem';
import type { ClientId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { findClient } from './client-store.ts';

/** One client; one that was merged is the one it became, so that old links lead on. */
export const getClient = async ({ db }: ReadContext, { id }: { id: ClientId }): Promise<Client> => {
  const client = await findClient(db, id);
  if (!client) throw noSuchClient();
  return client;
};

export const noSuchClient = () => problem('not_found', 'That client is not in this organization.');
