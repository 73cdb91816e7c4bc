import type { ClientId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { clientsAlike } from './client-store.ts';

type Described = { name: string; email: string; phone: string; exceptId?: ClientId | undefined };

/** Who could be meant, for somebody who is typing a new client. */
export const findClientsAlike = async ({ db }: ReadContext, described: Described) => ({
  rows: await clientsAlike(db, described),
});
