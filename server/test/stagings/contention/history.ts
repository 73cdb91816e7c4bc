import type { Custody, Lifecycle } from '@archway/contract/inventory/states';
import type { ReservationStatus } from '@archway/contract/stagings/states';
import type { TestApp } from '../../test-app.ts';

/**
 * Writes down, at the end of each transaction, what became of promises, pieces and stock. Whoever changes an item's holds its
 * row until then, so that of each item the lines stand in the order in which everybody else came to see them.
 */
export const keepHistory = async ({ sql }: TestApp) => {
  await sql.unsafe(`
    create table history (seq bigint generated always as identity primary key, at timestamptz not null default clock_timestamp(),
      tx text not null default pg_current_xact_id()::text, item_id uuid not null, kind text not null, id uuid not null, row jsonb);
    create function keep_history() returns trigger language plpgsql security definer set search_path = public as $$
    declare
      r jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      u unit;
    begin
      if tg_table_name in ('unit', 'work_order') then
        select * into u from unit x where x.org_id = (r ->> 'org_id')::uuid
          and x.id = (case when tg_table_name = 'unit' then r ->> 'id' else r ->> 'unit_id' end)::uuid;
        if found then
          insert into history (item_id, kind, id, row) values (u.item_id, 'piece', u.id, jsonb_build_object('code', u.code, 'lifecycle', u.lifecycle,
            'custody', u.custody, 'isUsable', is_usable(u.org_id, u.id, u.lifecycle, u.custody)));
        end if;
      elsif tg_table_name = 'bulk_balance' then
        insert into history (item_id, kind, id, row) values ((r ->> 'item_id')::uuid, 'stock', (r ->> 'location_id')::uuid, r);
      else
        insert into history (item_id, kind, id, row) values ((r ->> 'item_id')::uuid, 'promise', (r ->> 'id')::uuid, case when tg_op <> 'DELETE' then r end);
      end if;
      return null;
    end $$;`);
  for (const table of ['reservation', 'unit', 'work_order', 'bulk_balance'])
    await sql.unsafe(`create constraint trigger keep_history after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function keep_history()`);
};

/** Null once it is deleted. */
type PromiseRow = {
  readonly staging_id: string;
  readonly unit_id: string | null;
  readonly quantity: number;
  readonly status: ReservationStatus;
  readonly starts_on: string;
  readonly ends_on: string;
} | null;

export type Piece = {
  readonly code: string;
  readonly lifecycle: Lifecycle;
  readonly custody: Custody;
  readonly isUsable: boolean;
};

export type Line = {
  readonly at: string;
  readonly tx: string;
  readonly itemId: string;
  readonly id: string;
} & (
  | { readonly kind: 'promise'; readonly row: PromiseRow }
  | { readonly kind: 'piece'; readonly row: Piece }
  | { readonly kind: 'stock'; readonly row: { readonly on_hand: number } }
);

export const readHistory = ({ sql }: TestApp): Promise<Line[]> => sql<Line[]>`
  select at, tx, item_id, kind, id, row from history order by seq`;
