import { mayFollow } from '@archway/contract/kernel/may-follow';
import { isEnded, phaseStatuses } from '@archway/contract/stagings/staging-rules';
import { type StagingStatus, stagingStatuses, stagingTransitions } from '@archway/contract/stagings/states';

type Wanted = {
  readonly status?: StagingStatus | undefined;
  readonly phase?: keyof typeof phaseStatuses | undefined;
};

/** Where a job can go from where it is, in the order of the board. */
export const nextStatuses = (from: StagingStatus): StagingStatus[] =>
  stagingStatuses.filter((to) => to !== from && mayFollow(stagingTransitions, from, to));

/** Whether the filters leave anything in a column. */
export const isWanted = (status: StagingStatus, { status: only, phase }: Wanted): boolean =>
  only ? status === only : !phase || (phaseStatuses[phase] as readonly StagingStatus[]).includes(status);

/** Columns of what is over are folded away, unless they are what is looked for. */
export const isFirstOpen = (status: StagingStatus, wanted: Wanted): boolean =>
  isWanted(status, wanted) && (!isEnded(status) || wanted.status === status || wanted.phase === 'ended');

/** The column that a key leads to from another: among where the job can go, and where it was. */
export const statusAfterKey = (from: StagingStatus, at: StagingStatus, step: 1 | -1): StagingStatus => {
  const open = nextStatuses(from);
  const all = stagingStatuses.filter((status) => status === from || open.includes(status));
  const index = Math.max(0, all.indexOf(at)) + step;
  return all[Math.min(all.length - 1, Math.max(0, index))] ?? from;
};
