import { problem } from '@archway/contract/kernel/api/problem';
import type { ClientId } from '@archway/contract/kernel/ids';
import type { Actor } from '../platform/http/calls/request-context.ts';
import { maySeeClients } from './may-see-clients.ts';

/** Whoever may not see clients does not find out by a narrowed list whose something is. */
export const requireClientRights = async (
  actor: Actor | Promise<Actor>,
  { clientId }: { clientId?: ClientId | undefined },
) => {
  if (clientId && !maySeeClients((await actor).ability))
    throw problem('forbidden', 'Your role can’t see clients.');
};
