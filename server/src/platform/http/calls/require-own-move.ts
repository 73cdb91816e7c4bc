import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Actor } from './request-context.ts';

/**
 * A helper may call nothing but what says that helpers may, and there names no other move than their own. Every other move is to
 * them as if it did not exist.
 */
export const requireOwnMove = (
  { ofHelper, afterHelp }: EndpointMeta,
  input: unknown,
  actor: Actor | null,
) => {
  if (!actor?.helping) throw problem('unauthenticated', 'This link has ended.');
  // Not a matter of signing in again: the session goes on for what is still to be sent.
  if (actor.helpEndedAt && !afterHelp) throw problem('forbidden', 'This link has ended.');
  if (ofHelper === undefined) throw problem('forbidden', 'Helpers can’t do this.');
  if (ofHelper !== true && namedIn(input, ofHelper) !== actor.helping)
    throw problem('not_found', 'That move is not in this organization.');
};

const namedIn = (input: unknown, field: string) => {
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === 'string' ? value.toLowerCase() : undefined;
};
