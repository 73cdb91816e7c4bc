import {
  isEnded,
  nextStatuses,
  type Progressing,
  phaseStatuses,
} from '@archway/contract/stagings/staging-rules';
import { type StagingStatus, stagingStatuses } from '@archway/contract/stagings/states';

type Wanted = {
  readonly status?: StagingStatus | undefined;
  readonly phase?: keyof typeof phaseStatuses | undefined;
};

/** Where a card can go from where it is, in the order of the board. */
export const columnsFor = (card: Progressing): StagingStatus[] => {
  const next = nextStatuses(card);
  return stagingStatuses.filter((to) => to !== card.status && next.includes(to));
};

/** Whether the filters leave anything in a column. */
export const isWanted = (status: StagingStatus, { status: only, phase }: Wanted): boolean =>
  only ? status === only : !phase || (phaseStatuses[phase] as readonly StagingStatus[]).includes(status);

/** Columns of what is over are folded away, unless they are what is looked for. */
export const isFirstOpen = (status: StagingStatus, wanted: Wanted): boolean =>
  isWanted(status, wanted) && (!isEnded(status) || wanted.status === status || wanted.phase === 'ended');

/** The column that a key leads to from another: among where the job can go, and where it was. */
export const statusAfterKey = (card: Progressing, at: StagingStatus, step: 1 | -1): StagingStatus => {
  const open = columnsFor(card);
  const all = stagingStatuses.filter((status) => status === card.status || open.includes(status));
  const index = Math.max(0, all.indexOf(at)) + step;
  return all[Math.min(all.length - 1, Math.max(0, index))] ?? card.status;
};
