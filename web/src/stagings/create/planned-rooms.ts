import type { RoomType } from '@archway/contract/inventory/item-choices';
import { type HomePlan, homePlans } from '@archway/contract/stagings/home-plans';

/** A room of a home that is being booked. */
export type PlannedRoom = { readonly key: string; readonly name: string; readonly roomType: RoomType };

/** Names and numbers of rooms: of several of a type each after the first has its number. */
const namedRoom = (
  rooms: readonly PlannedRoom[],
  roomType: RoomType,
  nameOf: (type: RoomType) => string,
): PlannedRoom => {
  const count = rooms.filter((room) => room.roomType === roomType).length + 1;
  const name = nameOf(roomType);
  return { key: crypto.randomUUID(), roomType, name: count > 1 ? `${name} ${count}` : name };
};

/** The rooms of a home, in the order one walks through them. */
export const roomsOfPlan = (plan: HomePlan, nameOf: (type: RoomType) => string): PlannedRoom[] => {
  const rooms: PlannedRoom[] = [];
  for (const type of homePlans[plan]) rooms.push(namedRoom(rooms, type, nameOf));
  return rooms;
};

export const withRoom = (
  rooms: readonly PlannedRoom[],
  type: RoomType,
  nameOf: (type: RoomType) => string,
): PlannedRoom[] => [...rooms, namedRoom(rooms, type, nameOf)];

export const renamed = (rooms: readonly PlannedRoom[], key: string, name: string): PlannedRoom[] =>
  rooms.map((room) => (room.key === key ? { ...room, name } : room));

export const withoutRoom = (rooms: readonly PlannedRoom[], key: string): PlannedRoom[] =>
  rooms.filter((room) => room.key !== key);

/** The plan that has exactly these rooms, whatever they are called. */
export const planOf = (rooms: readonly PlannedRoom[]): HomePlan | undefined => {
  const types = rooms.map(({ roomType }) => roomType).join();
  return (Object.keys(homePlans) as HomePlan[]).find((plan) => homePlans[plan].join() === types); // its own keys
};
