import { addresses } from 'virtual:archway-contract';
import { isContractProcedure } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { CallContext } from './api.ts';
import { apiFetch } from './api-fetch.ts';
import { countReceived } from './count-received.ts';
import { newKey } from './new-key.ts';

/** Turns a call of the contract into a request. Loaded with the first call. */
export const link = new OpenAPILink<CallContext>(addresses, {
  url: `${location.origin}/api`,
  headers: ({ context }, path) => {
    const { method } = endpointAt(path).route;
    // A changing call carries a key, so that the server does it once however often it arrives.
    return method === 'GET' ? {} : { 'idempotency-key': context.idempotencyKey ?? newKey() };
  },
  fetch: async (request, _init, { context }, path) => {
    const response = await apiFetch(request, {
      anyone: endpointAt(path).meta['access'] === 'anyone',
      onProgress: context.onProgress,
    });
    return context.onReceived ? countReceived(response, context.onReceived) : response;
  },
});

const endpointAt = (path: readonly string[]) => {
  let found: unknown = addresses;
  for (const part of path) found = (found as Record<string, unknown>)[part]; // the contract is a tree of objects
  if (!isContractProcedure(found)) throw new Error(`The contract has no call ${path.join('.')}.`);
  return { route: found['~orpc'].route, meta: found['~orpc'].meta as Record<string, unknown> }; // any router's meta
};
