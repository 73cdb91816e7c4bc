import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';

/** Of what is recorded on this device: in the order of recording, whatever its clock does. */
export const newEventId = makeOrderedIds();
