import type { AccountDb } from '../../platform/db/db.ts';

/** Whether the database can reckon days there. */
export const isZoneHere = async ({ sql }: AccountDb, zone: string): Promise<boolean> => {
  const [found] = await sql<{ known: boolean }[]>`select known_zone(${zone}) = ${zone} as known`;
  return found?.known ?? false;
};
