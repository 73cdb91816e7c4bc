import { maySeeClients } from '../clients/may-see-clients.ts';
import { findToday } from '../organizations/find-today.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../team/cost-rules.ts';
import type { Reader } from './staging-columns-store.ts';

/** What of a job its reader may see, and which day it is there. */
export const readerOf = async ({
  db,
  actor,
  clock,
}: ReadContext): Promise<Reader & { readonly today: string }> => {
  const { ability } = await actor;
  return {
    withClients: maySeeClients(ability),
    withCosts: maySeeCosts(ability),
    today: await findToday(db, clock.now()),
  };
};
