declare module 'virtual:archway-contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of every endpoint, made from the contract by build/contract-plugin.ts. */
  export const addresses: AnyContractRouter;
}

declare module 'virtual:archway-rights' {
  import type { Action, Subject } from '@archway/contract/kernel/ability';

  /** The right that each call of a member takes, by its name in the contract; made by build/contract-plugin.ts. */
  export const rights: Readonly<Record<string, readonly [Action, Subject]>>;
}
