import type { Contract } from '@archway/contract';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { networkProblem } from './api-problem.ts';
import type { CallContext } from './call-context.ts';

export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

type Options = { signal?: AbortSignal; context?: CallContext };

/**
 * Whatever stands at `path` of the contract: reading a name goes on to the next part, calling makes the call.
 * What oRPC's own `createORPCClient` does, without bringing that library along before there is a call to make.
 */
const at = (path: readonly string[]): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => (typeof name === 'string' ? at([...path, name]) : undefined),
    apply: async (_, __, [input, { signal, context = {} } = {}]: [unknown, Options?]) => {
      const { link } = await import('./link.ts').catch((error: unknown) => {
        throw networkProblem(error);
      });
      return link.call([...path], input, { signal, context });
    },
  });

/** Every call of the contract, typed: `api.members.list({ page: 1 })`. A failed call throws an ApiProblem. */
export const api = at([]) as Api; // the contract's own shape, in which every path exists
