import { newId } from '../src/platform/ids.ts';
import type { PersonInTest } from './people.ts';
import type { TestApp } from './test-app.ts';

type NewItem = {
  category?: string;
  vendor?: string | null;
  tracking?: 'unit' | 'bulk';
  status?: string;
  purchaseCost?: number | null;
  deleted?: boolean;
};
type NewUnit = {
  item?: string;
  at?: string | null;
  home?: string | null;
  lifecycle?: string;
  cost?: number | null;
};

/** Puts items and pieces into somebody's organization, for tests of what holds them. Names only what matters. */
export const stockOf = ({ sql }: TestApp, boss: PersonInTest) => {
  const orgId = boss.user.activeOrganization!.id;

  const category = async () => (await boss.post('/categories', { name: `Kind ${newId()}` })).body.id;

  const item = async ({
    category: of,
    vendor = null,
    tracking = 'unit',
    status = 'active',
    purchaseCost = null,
    deleted = false,
  }: NewItem = {}) => {
    const id = newId();
    await sql`insert into item (org_id, id, category_id, vendor_id, name, tracking, status, purchase_cost, deleted_at)
      values (${orgId}, ${id}, ${of ?? (await category())}, ${vendor}, 'Thing', ${tracking}, ${status}, ${purchaseCost}, ${deleted ? new Date() : null})`;
    return id;
  };

  const unit = async ({
    item: of,
    at = null,
    home = null,
    lifecycle = 'active',
    cost = null,
  }: NewUnit = {}) => {
    const id = newId();
    await sql`insert into unit (org_id, id, item_id, code, location_id, home_location_id, lifecycle, acquisition_cost)
      values (${orgId}, ${id}, ${of ?? (await item())}, ${id.toUpperCase()}, ${at}, ${home}, ${lifecycle}, ${cost})`;
    return id;
  };

  const bulk = async ({ item: of, at, quantity }: { item?: string; at: string; quantity: number }) => {
    const [id, event] = [of ?? (await item({ tracking: 'bulk' })), newId()];
    await sql`insert into scan_event (org_id, id, at, kind, item_id, quantity, location_id) values (${orgId}, ${event}, now(), 'received', ${id}, ${quantity}, ${at})`;
    await sql`insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta) values (${orgId}, ${newId()}, ${id}, ${at}, ${event}, ${quantity})`;
    return id;
  };

  return { orgId, item, unit, bulk };
};
