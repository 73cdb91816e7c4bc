import type { SetupStep } from './setup-steps.ts';

/** How one leaves a step. */
export type Moves = {
  readonly before: SetupStep | undefined;
  readonly goOn: () => Promise<void>;
};
