import type { OrgDb } from '../platform/db/db.ts';
import type { SheetSettings } from '../platform/sheets/sheet.ts';

/** How the organization counts, measures and reads the clock. */
export const findSheetSettings = async ({ sql, orgId }: OrgDb): Promise<SheetSettings> => {
  const [settings] = await sql<
    SheetSettings[]
  >`select currency, units, timezone from organization where id = ${orgId}`;
  if (!settings) throw new Error('The organization of the caller is not there.');
  return settings;
};
