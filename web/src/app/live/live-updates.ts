import { readAgain } from '../../platform/api/query-client.ts';
import { followChanges, type Heard } from '../../platform/live/follow-changes.ts';
import { slicesToRead } from './changed-queries.ts';

/** Several changes of one moment are read again together. */
const gatheringMs = 300;
/** While a dialog stands open, what lies behind it waits: a form in it keeps what was typed. */
const lookAgainMs = 1000;

/** Keeps what is on the screen as the organization has it now. Answers how to stop. */
export const keepUpToDate = (organizationId: string): (() => void) => {
  let heard: Heard[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    if (document.querySelector('[role=dialog][aria-modal=true]')) {
      timer = setTimeout(read, lookAgainMs);
      return;
    }
    timer = undefined;
    const slices = slicesToRead(heard);
    heard = [];
    void readAgain(slices);
  };
  const stop = followChanges(organizationId, (one) => {
    heard.push(one);
    timer ??= setTimeout(read, gatheringMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};
