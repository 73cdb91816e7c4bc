declare module 'virtual:archway-contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of every endpoint, made from the contract by build/contract-plugin.ts. */
  export const addresses: AnyContractRouter;
}

declare module 'virtual:archway-rights' {
  import type { Action, Subject } from '@archway/contract/kernel/access/ability';

  /** The right that each call of a member takes, by its name in the contract; made by build/contract-plugin.ts. */
  export const rights: Readonly<Record<string, readonly [Action, Subject]>>;
}

declare module 'virtual:archway-actions' {
  import type { LoggedAction } from '@archway/contract/changes';

  /** Everything the log of an organization can tell, in the order of the contract; made by build/contract-plugin.ts. */
  export const loggedActions: readonly LoggedAction[];
}
