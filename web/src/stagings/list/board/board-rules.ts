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
