declare module 'virtual:archway-contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of every endpoint, made from the contract by build/contract-plugin.ts. */
  export const addresses: AnyContractRouter;
}
