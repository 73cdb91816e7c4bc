-- What is counted of the items of pieces that came into other hands: all items of a call together, once each. A truck that is
-- loaded brings fifty pieces of as many items at once.

create function recount_pieces(an_org uuid, some_items uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  a_day date := today_of(an_org);
begin
  perform 1 from item i where i.org_id = an_org and i.id = any (some_items) order by i.id for no key update;
  with counted as materialized (
    select n.id, p.*, case when p.available = 0 then 0 else (
        select least(p.available, greatest(0, d.peak - (p.picked + p.in_transit + p.on_site)))::int
        from peak_demand(an_org, n.id, a_day, 'infinity', null) d) end as reserved
      from unnest(some_items) n (id) cross join lateral pieces_of(an_org, n.id) p)
  update item i set counted_at = clock_timestamp(), owned = c.owned, available = c.available - c.reserved, reserved = c.reserved, picked = c.picked,
      in_transit = c.in_transit, on_site = c.on_site, in_repair = c.in_repair, missing = c.missing, retired = c.retired, sold = c.sold,
      shown_status = shown_status_of(c.missing, c.in_repair, c.in_transit, c.on_site, c.picked, c.reserved, c.available - c.reserved, c.retired, c.sold)
    from counted c where i.org_id = an_org and i.id = c.id
      and (i.owned, i.available, i.reserved, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
        <> (c.owned, c.available - c.reserved, c.reserved, c.picked, c.in_transit, c.on_site, c.in_repair, c.missing, c.retired, c.sold);
end $$;

create or replace function recount_item(an_org uuid, an_item uuid) returns void language sql
  as $$ select recount_pieces(an_org, array[an_item]) $$;

create or replace function recount_items() returns trigger language plpgsql as $$
declare
  of_org record;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  -- Materialized: the comparison is made for each item once, not for each of its pieces.
  for of_org in with w as materialized (select distinct t.org_id, t.item_id from touched t)
      select w.org_id, array_agg(w.item_id) as items from w where not is_many or not has_right_counts(w.org_id, w.item_id) group by 1 order by 1 loop
    perform recount_pieces(of_org.org_id, of_org.items);
  end loop;
  return null;
end $$;

create or replace function recount_changed_pieces() returns trigger language plpgsql as $$
declare
  of_org record;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  for of_org in with w as materialized (select distinct t.org_id, t.item_id from touched t join was o on o.id = t.id
        where (o.lifecycle, o.custody, o.item_id) is distinct from (t.lifecycle, t.custody, t.item_id))
      select w.org_id, array_agg(w.item_id) as items from w where not is_many or not has_right_counts(w.org_id, w.item_id) group by 1 order by 1 loop
    perform recount_pieces(of_org.org_id, of_org.items);
  end loop;
  return null;
end $$;
