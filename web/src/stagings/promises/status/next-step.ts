import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';

type Job = { readonly status: StagingStatus; readonly rooms: number; readonly lines: number };

/** What a job asks for most: pieces while its rooms have none, other dates while its home is staged, otherwise to go on. */
export const nextStep = ({ status, rooms, lines }: Job): 'pieces' | 'dates' | 'status' => {
  if (status === 'live') return 'dates';
  const isPlanned = promiseStatusOf(status) === 'soft' || promiseStatusOf(status) === 'firm';
  return isPlanned && rooms > 0 && lines === 0 ? 'pieces' : 'status';
};
