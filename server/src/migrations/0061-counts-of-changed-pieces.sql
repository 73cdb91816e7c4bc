-- A piece that is put elsewhere is the same to the numbers of its item: only where one came into other hands, or into another
-- state, are they counted again.

-- Whether the numbers of an item are those of its pieces.
create function has_right_counts(an_org uuid, an_item uuid) returns boolean language sql stable
  as $$ select exists (select from item i cross join lateral pieces_of(an_org, an_item) n
    where i.org_id = an_org and i.id = an_item and (i.owned, i.available + i.reserved, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
      = (n.owned, n.available, n.picked, n.in_transit, n.on_site, n.in_repair, n.missing, n.retired, n.sold)) $$;

create function recount_item(an_org uuid, an_item uuid) returns void language plpgsql as $$
declare
  c record;
  a_reserved int;
begin
  perform 1 from item i where i.org_id = an_org and i.id = an_item for no key update;
  select * into c from pieces_of(an_org, an_item);
  a_reserved := case when c.available = 0 then 0
    else reserved_of(an_org, an_item, c.available, c.picked + c.in_transit + c.on_site, today_of(an_org)) end;
  update item i set counted_at = clock_timestamp(), owned = c.owned, available = c.available - a_reserved, reserved = a_reserved, picked = c.picked,
    in_transit = c.in_transit, on_site = c.on_site, in_repair = c.in_repair, missing = c.missing, retired = c.retired, sold = c.sold,
    shown_status = shown_status_of(c.missing, c.in_repair, c.in_transit, c.on_site, c.picked, a_reserved, c.available - a_reserved, c.retired, c.sold)
  where i.org_id = an_org and i.id = an_item
    and (i.owned, i.available, i.reserved, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
      <> (c.owned, c.available - a_reserved, a_reserved, c.picked, c.in_transit, c.on_site, c.in_repair, c.missing, c.retired, c.sold);
end $$;

create or replace function recount_items() returns trigger language plpgsql as $$
declare
  an_item record;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  -- Materialized: the comparison is made for each item once, not for each of its pieces.
  for an_item in with w as materialized (select distinct t.org_id, t.item_id from touched t) select w.org_id, w.item_id from w
    where not is_many or not has_right_counts(w.org_id, w.item_id) order by 1, 2 loop
    perform recount_item(an_item.org_id, an_item.item_id);
  end loop;
  return null;
end $$;

create function recount_changed_pieces() returns trigger language plpgsql as $$
declare
  an_item record;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  for an_item in with w as materialized (select distinct t.org_id, t.item_id from touched t join was o on o.id = t.id
      where (o.lifecycle, o.custody, o.item_id) is distinct from (t.lifecycle, t.custody, t.item_id)) select w.org_id, w.item_id from w
    where not is_many or not has_right_counts(w.org_id, w.item_id) order by 1, 2 loop
    perform recount_item(an_item.org_id, an_item.item_id);
  end loop;
  return null;
end $$;

drop trigger unit_recount_changed on unit;
create trigger unit_recount_changed after update on unit referencing old table as was new table as touched
  for each statement execute function recount_changed_pieces();
