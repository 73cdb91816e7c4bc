import type { ItemId, UserId } from '@archway/contract/kernel/ids';
import type { Move } from '@archway/contract/moves/move';
import type { MoveEventRow } from '@archway/contract/moves/move-event-row';

/** The items whose names a helper is told: what somebody else put on their move. */
export type ToldItems = ReadonlySet<ItemId>;

/**
 * A move as far as a helper needs it: its pieces, rooms and bins, and what has become of them. Whose home it is, where, who works
 * there and what they were told is not theirs to know, nor what a piece is called that only helpers brought along.
 */
export const toldToHelper = (move: Move, told: ToldItems): Move => ({
  ...move,
  stagingNumber: 0,
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
  transfers: [],
  notes: '',
  updatedBy: null,
  updatedById: null,
  lines: move.lines.map((line) => (told.has(line.itemId) ? line : { ...line, ...unnamed })),
});

const unnamed = {
  itemName: '',
  sku: '',
  coverId: null,
  bins: [],
  units: [],
};

/** What was recorded, without who did among the members, what they noted and what they took pictures of. Their own is theirs to see. */
export const eventToldToHelper = (row: MoveEventRow, { userId, told, helpers }: Telling): MoveEventRow => {
  const named = row.itemId && !told.has(row.itemId) ? { ...row, itemName: null } : row;
  if (row.byId === userId) return named;
  const who = row.byId && helpers.has(row.byId) ? { by: row.by } : { by: null };
  return { ...named, ...who, byId: null, device: null, note: '', pictureIds: [] };
};

type Telling = {
  readonly userId: UserId;
  readonly told: ToldItems;
  /** Everybody who helps with the move, also those who did. */
  readonly helpers: ReadonlySet<UserId>;
};
