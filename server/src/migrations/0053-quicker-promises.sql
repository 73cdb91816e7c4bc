-- R2, all items of a statement at once: a plan for each of them would cost more than the answer. Whoever takes more waits for
-- whoever else does, in the order of the items' ids.
create or replace function guard_new_promises() returns trigger language plpgsql as $$
declare an_item uuid;
begin
  perform 1 from (select distinct n.org_id, n.item_id from added n where n.status in ('firm', 'out')) t
    join item i on i.org_id = t.org_id and i.id = t.item_id order by i.org_id, i.id for no key update of i;
  select t.item_id into an_item
    from (select distinct n.org_id, n.item_id, n.starts_on, n.ends_on from added n where n.status in ('firm', 'out')) t
    join item i on i.org_id = t.org_id and i.id = t.item_id
    where (select p.peak from peak_demand(t.org_id, t.item_id, t.starts_on, t.ends_on, null) p) > cap_of(i) limit 1;
  if found then perform refuse_promise(an_item); end if;
  return null;
end $$;

create function refuse_promise(an_item uuid) returns void language plpgsql as $$
begin
  raise exception 'more of item % is promised than there is', an_item
    using errcode = '23P01', constraint = 'reservation_within_stock', table = 'reservation', detail = an_item::text;
end $$;

-- Looked at are the days on which more is taken than before. What gives back is never refused, also not where a loss has left
-- too little.
create or replace function guard_changed_promises() returns trigger language plpgsql as $$
declare an_item uuid;
begin
  perform 1 from (select distinct n.org_id, n.item_id from becomes n where n.status in ('firm', 'out')) t
    join item i on i.org_id = t.org_id and i.id = t.item_id order by i.org_id, i.id for no key update of i;
  select t.item_id into an_item
    from (select distinct n.org_id, n.item_id, d.starts_on, d.ends_on
      from becomes n join was o on o.id = n.id
      cross join lateral (values
        (n.starts_on, case when o.status not in ('firm', 'out') or o.item_id <> n.item_id or o.quantity < n.quantity then n.ends_on else least(n.ends_on, o.starts_on) end),
        (greatest(n.starts_on, o.ends_on), n.ends_on)) d (starts_on, ends_on)
      where n.status in ('firm', 'out') and d.starts_on < d.ends_on) t
    join item i on i.org_id = t.org_id and i.id = t.item_id
    where (select p.peak from peak_demand(t.org_id, t.item_id, t.starts_on, t.ends_on, null) p) > cap_of(i) limit 1;
  if found then perform refuse_promise(an_item); end if;
  return null;
end $$;
drop function require_stock(uuid, uuid, date, date);

-- Each item is counted once, though its number is used several times.
create or replace function recount_reserved(an_org uuid, some_items uuid[], a_day date) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from item i where i.org_id = an_org and i.id = any (some_items) order by i.id for no key update;
  with counted as materialized (
    select x.id, least(x.available + x.reserved, greatest(0, p.peak - (x.picked + x.in_transit + x.on_site)))::int as reserved
    from item x cross join lateral peak_demand(an_org, x.id, a_day, 'infinity', null) p where x.org_id = an_org and x.id = any (some_items))
  update item i set counted_at = clock_timestamp(), reserved = n.reserved, available = i.available + i.reserved - n.reserved,
      shown_status = shown_status_of(i.missing, i.in_repair, i.in_transit, i.on_site, i.picked, n.reserved, i.available + i.reserved - n.reserved, i.retired, i.sold)
    from counted n where i.org_id = an_org and i.id = n.id and i.reserved <> n.reserved;
end $$;

-- What one change of an item adds to the counts of the catalog is the same plan each time, whatever its words are.
alter function tally_changed() set plan_cache_mode = force_generic_plan;
