import type { Contract } from '@archway/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';

/** One key for one wish of a person: a repeated call with the same key is done once. */
export type CallContext = { readonly idempotencyKey?: string };

export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

/**
 * Every call of the contract, typed: `api.members.list({ page: 1 })`. A failed call throws an ApiProblem.
 * The machinery behind it is loaded with the first call, so that a page that calls nothing does not carry it.
 */
export const api: Api = createORPCClient({
  call: async (path, input, options) => (await import('./link.ts')).link.call(path, input, options),
});
