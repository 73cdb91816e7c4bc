import type { Move } from '@archway/contract/moves/move';

/**
 * A move as far as a helper needs it: its pieces, rooms and bins, and what has become of them. Whose home it is, where, who works
 * there and what they were told is not theirs to know.
 */
export const toldToHelper = (move: Move): Move => ({
  ...move,
  stagingName: '',
  address: '',
  city: '',
  latitude: null,
  longitude: null,
  leadId: null,
  leadName: null,
  vehicleId: null,
  vehicleName: null,
  crew: [],
  transfers: move.transfers.map((transfer) => ({ ...transfer, stagingName: '' })),
  notes: '',
  updatedBy: null,
  updatedById: null,
});
