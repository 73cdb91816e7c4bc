import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import { putUpOrganization } from '../../organizations/setup/found-organization.ts';
import { analyzeTables } from '../../platform/db/analyze-tables.ts';
import type { Db, OrgDb } from '../../platform/db/db.ts';
import { putUpDemoStorage } from '../../storage/add-demo-storage.ts';
import { addDemoCategories } from '../catalog/catalog-store.ts';
import { categoryRows } from '../catalog/demo-rows.ts';
import { demoOwner } from '../demo-organizations.ts';
import { growStagings, type StagingSize } from './grow-stagings.ts';
import {
  addNumberedItems,
  addNumberedVendors,
  allowLongStatements,
  countItems,
  findOrganizationBySlug,
  findUserByEmail,
} from './size-store.ts';

/** Small enough that no statement takes long. */
const batch = 5000;
const firstBatch = 500;

export type Size = { readonly items: number; readonly organizations: number } & StagingSize;

/**
 * Organizations of the demo's owner for measuring: the first with this many items and stagings, any others with a fortieth
 * of the items.
 * What is there already is counted; only the rest is made.
 */
export const growOrganizations = async (
  db: Db,
  { items, organizations, ...size }: Size,
  tell: (line: string) => void,
): Promise<OrgId[]> => {
  const ids: OrgId[] = [];
  for (let nth = 1; nth <= organizations; nth += 1) {
    const wanted = nth === 1 ? items : Math.ceil(items / 40);
    const { orgId, by } = await db.transaction((account) => organizationNumbered(account, nth));
    ids.push(orgId);
    let made = await db.inOrg(orgId, countItems);
    while (made < wanted) {
      const to = Math.min(made + (made < batch ? firstBatch : batch), wanted);
      await db.inOrg(orgId, async (org) => {
        await allowLongStatements(org);
        await addNumberedItems(org, { from: made + 1, to, by });
        // Looking takes seconds once there is much; beside the large one, a small one changes little.
        if (nth === 1) await analyzeTables(org);
      });
      made = to;
    }
    tell(`Large Warehouse ${nth} has ${wanted} items.`);
    if (nth === 1 && size.stagings > 0) {
      const today = new Date().toISOString().slice(0, 10);
      await growStagings(db, orgId, { ...size, by, today }, tell);
    }
  }
  return ids;
};

const organizationNumbered = async (
  account: Parameters<typeof putUpOrganization>[0],
  nth: number,
): Promise<{ orgId: OrgId; by: UserId }> => {
  const by = await findUserByEmail(account, demoOwner);
  if (!by) throw new Error('The demo organizations come first: run `npm run seed` without a size.');
  const name = `Large Warehouse ${nth}`;
  const known = await findOrganizationBySlug(account, by, `large-warehouse-${nth}-`);
  if (known) return { orgId: known, by };
  const { db } = await putUpOrganization(account, by, {
    name,
    companyType: 'home_staging',
    companySize: '200+',
    city: 'Portland',
    state: 'OR',
    locale: 'en',
    timezone: 'America/Los_Angeles',
  });
  await furnish(db, by);
  return { orgId: db.orgId, by };
};

const furnish = async (db: OrgDb, by: UserId) => {
  await putUpDemoStorage(db, by, 'en');
  await addDemoCategories(db, [...categoryRows('en').values()], by);
  await addNumberedVendors(db);
};
