import { addDays } from '@archway/contract/kernel/days';

/** Where a card stands: a day, and a vehicle or none. */
export type Cell = { readonly day: string; readonly vehicleId: string | null };

/** The seven days of the week around a day. Sunday is 0. */
export const weekAround = (day: string, firstWeekday: number): string[] => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const first = addDays(day, -((weekday - firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
};

type Vehicle = { readonly id: string; readonly name: string; readonly active: boolean };
type Driven = { readonly vehicleId: string | null; readonly vehicleName: string | null };
export type Lane = { readonly vehicleId: string | null; readonly name: string | null };

/** A lane for each vehicle in use, for each that drives on these days anyway, and one for moves without. */
export const lanesOf = (vehicles: readonly Vehicle[], moves: readonly Driven[]): Lane[] => {
  const driven = new Map(moves.map(({ vehicleId, vehicleName }) => [vehicleId, vehicleName]));
  const known = vehicles.filter(({ id, active }) => active || driven.has(id));
  const others = [...driven].filter(([id]) => id !== null && !known.some((vehicle) => vehicle.id === id));
  return [
    ...known.map(({ id, name }) => ({ vehicleId: id, name })),
    ...others.map(([vehicleId, name]) => ({ vehicleId, name })),
    { vehicleId: null, name: null },
  ];
};

export const cellKey = ({ day, vehicleId }: Cell): string => `${day} ${vehicleId ?? ''}`;

export const cellOfKey = (key: unknown): Cell | undefined => {
  const [, day, vehicleId] = /^(\d{4}-\d\d-\d\d) (.*)$/.exec(String(key)) ?? [];
  return day === undefined ? undefined : { day, vehicleId: vehicleId || null };
};

type Grid = { readonly days: readonly string[]; readonly lanes: readonly Lane[] };
export type Step = { readonly days: number; readonly lanes: number };

/** The cell that so many steps lead to; at the edges one stays. */
export const cellAfter = ({ day, vehicleId }: Cell, step: Step, { days, lanes }: Grid): Cell => ({
  day: days[within(days.indexOf(day) + step.days, days)] ?? day,
  vehicleId:
    lanes[within(lanes.findIndex((lane) => lane.vehicleId === vehicleId) + step.lanes, lanes)]?.vehicleId ??
    null,
});

const within = (index: number, list: readonly unknown[]) => Math.min(list.length - 1, Math.max(0, index));
