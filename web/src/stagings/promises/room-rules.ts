import type { RoomId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';

/** What the pieces of some lines bring each month; nothing where no price is known. */
export const rentOf = (lines: readonly Pick<Line, 'quantity' | 'monthlyRent'>[]): number =>
  lines.reduce((sum, { quantity, monthlyRent }) => sum + quantity * (monthlyRent ?? 0), 0);

export const piecesOf = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines of each room, in the order of the rooms. */
export const byRoom = <Room extends { readonly id: RoomId }>(
  rooms: readonly Room[],
  lines: readonly Line[],
) => rooms.map((room) => ({ room, lines: lines.filter(({ roomId }) => roomId === room.id) }));
