import type { Staging } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { setStatus } from './set-status.ts';

/** Calls off what is planned for a job that is over or does not take place. Moves stand to the right of stagings: the router hands it in. */
export type CallOffMoves = (context: ChangeContext, staging: Pick<Staging, 'id' | 'name'>) => Promise<void>;

/** Moves a job on, as somebody decides. */
export const moveStagingOn =
  (callOffMoves: CallOffMoves) =>
  async (context: ChangeContext, input: Parameters<typeof setStatus>[1]): Promise<Staging> => {
    const staging = await setStatus(context, input);
    if (isEnded(staging.status)) await callOffMoves(context, staging);
    return staging;
  };
