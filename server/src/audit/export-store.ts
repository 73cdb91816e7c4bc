import type { OrgDb } from '../platform/db/db.ts';
import type { Customs } from '../platform/sheets/sheet.ts';

/** How the organization counts, measures and reads the clock. */
export const findCustoms = async ({ sql, orgId }: OrgDb): Promise<Customs> => {
  const [customs] = await sql<
    Customs[]
  >`select currency, units, timezone from organization where id = ${orgId}`;
  if (!customs) throw new Error('The organization of the caller is not there.');
  return customs;
};
