import { addresses } from 'virtual:archway-contract';
import { invalidatedHeader } from '@archway/contract/kernel/api/live';
import { isContractProcedure } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { addressOf } from '../base.ts';
import { apiFetch } from './api-fetch.ts';
import type { CallContext } from './call-context.ts';
import { tellInvalidated } from './changes-made.ts';
import { countReceived } from './count-received.ts';
import { newKey } from './new-key.ts';

/** Turns a call of the contract into a request. Loaded with the first call. */
export const link = new OpenAPILink<CallContext>(addresses, {
  url: location.origin + addressOf('/api'),
  headers: ({ context }, path) => {
    const { method } = endpointAt(path).route;
    // A changing call carries a key, so that the server does it once however often it arrives.
    return method === 'GET' ? {} : { 'idempotency-key': context.idempotencyKey ?? newKey() };
  },
  fetch: async (request, _init, { context }, path, input) => {
    const response = await apiFetch(request, {
      anyone: endpointAt(path).meta.access === 'anyone',
      onProgress: context.onProgress,
      owner: context.owner,
    });
    const invalidated = response.headers.get(invalidatedHeader);
    // Refused because somebody else was quicker: what is on the screen is old as well.
    if (invalidated && (response.ok || response.status === 404 || response.status === 409)) {
      tellInvalidated(invalidated.split(','), {
        goneId: response.ok ? removedBy(endpointAt(path).route.method, input) : undefined,
        later: context.isOneOfMany,
      });
    }
    return context.onReceived ? countReceived(response, context.onReceived) : response;
  },
});

/** The thing that is not there any more. */
const removedBy = (method: string | undefined, input: unknown) =>
  method === 'DELETE' ? (input as { id?: string } | undefined)?.id : undefined; // as the contract calls it

const endpointAt = (path: readonly string[]) => {
  let found: unknown = addresses;
  for (const part of path) found = (found as Record<string, unknown>)[part]; // the contract is a tree of objects
  if (!isContractProcedure(found)) throw new Error(`The contract has no call ${path.join('.')}.`);
  return { route: found['~orpc'].route, meta: found['~orpc'].meta as { access?: 'anyone' } }; // as the plugin made it
};
