import { foldUnit, type UnitEvent } from '@archway/contract/inventory/fold-unit';
import type { TestApp } from '../test-app.ts';
import type { MadeEvent } from './simulator/device.ts';

/** Pieces that do not stand as everything that was ever recorded of them says. */
export const misfolded = async ({ sql }: TestApp, orgId: string) => {
  const units = await sql<(Record<string, unknown> & { id: string })[]>`
    select id, lifecycle, custody, condition, location_id, staging_id, move_id, last_seen_at, last_seen_by from unit where org_id = ${orgId}`;
  const events = await sql<(UnitEvent & { unitId: string })[]>`
    select e.id, e.unit_id, e.at, e.kind, e.by_id as by, e.location_id, e.condition, e.undoes, e.move_id, v.staging_id, e.verdict
    from scan_event e left join move v on v.id = e.move_id where e.org_id = ${orgId} and (e.unit_id is not null or e.item_id is null)`;
  const departures = events.filter(({ unitId }) => unitId === null);
  const byUnit = Map.groupBy(events, ({ unitId }) => unitId);
  return units.flatMap(({ id, ...stored }) => {
    const own = byUnit.get(id) ?? [];
    const moves = new Set(own.map(({ moveId }) => moveId));
    const folded = foldUnit([...own, ...departures.filter(({ moveId }) => moves.has(moveId))]);
    return JSON.stringify(sorted(stored)) === JSON.stringify(sorted(folded)) ? [] : [{ id, stored, folded }];
  });
};

const sorted = (state: object) => Object.entries(state).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Balances that are not what recording everything again in the order it happened would leave. */
export const miscounted = async ({ sql }: TestApp, orgId: string, made: readonly MadeEvent[]) => {
  const rows = await sql<{ id: string; itemId: string; kind: string; undoes: string | null }[]>`
    select id, item_id, kind, undoes from scan_event where org_id = ${orgId} and unit_id is null order by at, id`;
  const undone = new Set(rows.flatMap(({ undoes }) => undoes ?? []));
  const madeById = new Map(made.map((event) => [event.id, event]));
  const replayed = new Map<string, number>();
  const add = (itemId: string, locationId: unknown, quantity: number) => {
    const key = `${itemId} ${locationId}`;
    replayed.set(key, (replayed.get(key) ?? 0) + quantity);
  };
  for (const { id, itemId, kind } of rows) {
    const event = madeById.get(id);
    if (!event || undone.has(id)) continue;
    const quantity = Number(event['quantity']);
    if (kind === 'received') add(itemId, event['locationId'], quantity);
    if (kind === 'transferred') {
      add(itemId, event['fromId'], -quantity);
      add(itemId, event['toId'], quantity);
    }
    if (kind === 'counted') replayed.set(`${itemId} ${event['locationId']}`, Number(event['counted']));
  }
  const balances = await sql<{ key: string; onHand: number; ledger: number }[]>`
    select b.item_id || ' ' || b.location_id as key, b.on_hand, coalesce((select sum(l.delta) from stock_ledger l
      where l.org_id = b.org_id and l.item_id = b.item_id and l.location_id = b.location_id), 0)::int as ledger
    from bulk_balance b where b.org_id = ${orgId}`;
  return balances
    .filter(({ key, onHand, ledger }) => onHand !== (replayed.get(key) ?? 0) || ledger !== onHand)
    .map((balance) => ({ ...balance, replayed: replayed.get(balance.key) ?? 0 }));
};
