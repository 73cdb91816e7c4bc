import type { RoomId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';

type Counted = Pick<Line, 'quantity' | 'bumped'>;

/** How many of a line the home can count on: what was taken away is not among them. */
export const leftOf = ({ quantity, bumped }: Counted): number => Math.max(0, quantity - bumped);

/** What the pieces of some lines bring each month; nothing where no price is known. */
export const rentOf = (lines: readonly (Counted & Pick<Line, 'monthlyRent'>)[]): number =>
  lines.reduce((sum, line) => sum + leftOf(line) * (line.monthlyRent ?? 0), 0);

export const piecesOf = (lines: readonly Counted[]): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0);

/** The lines of each room, in the order of the rooms. */
export const byRoom = <Room extends { readonly id: RoomId }>(
  rooms: readonly Room[],
  lines: readonly Line[],
) => rooms.map((room) => ({ room, lines: lines.filter(({ roomId }) => roomId === room.id) }));

/** The first room to which nothing is promised yet; the first of all once each has something. */
export const firstUnfurnished = <Room extends { readonly id: RoomId }>(
  rooms: readonly Room[],
  lines: readonly Pick<Line, 'roomId'>[],
): Room | undefined => rooms.find(({ id }) => lines.every(({ roomId }) => roomId !== id)) ?? rooms[0];
