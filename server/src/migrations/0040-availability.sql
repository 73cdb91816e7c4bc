-- What is free of an item for a stay: one definition, for lists, pages, promises and the API.

-- How many days before a stay pieces of an item are pulled, and how many they rest after it: the item's own, its category's,
-- or the organization's. One select, as all of these, so that it becomes a part of whatever asks.
create function margins_of(an_org uuid, a_category uuid, own_rest int) returns table (lead_days int, rest_days int) language sql stable rows 1
  as $$ select coalesce((o.settings ->> 'pickLeadDays')::int, 0), coalesce(own_rest, c.buffer_days, (o.settings ->> 'bufferDays')::int, 0)
    from organization o join category c on c.org_id = an_org and c.id = a_category where o.id = an_org $$;

-- Owned and not blocked, without the most that is firmly promised on any day of the stay, with the days before and after it.
create function free_of(an_item item, a_from date, a_to date) returns table (free int, lead_days int, rest_days int) language sql stable rows 1
  as $$ select greatest(0, cap_of(an_item) - p.peak), m.lead_days, m.rest_days from margins_of(an_item.org_id, an_item.category_id, an_item.buffer_days) m
    cross join lateral peak_demand(an_item.org_id, an_item.id, a_from - m.lead_days, a_to + m.rest_days, null) p $$;

create index item_own_rest on item (org_id, buffer_days) where buffer_days is not null;

-- The items of which nothing is free for a stay, though there are some. One look at all promises of these days; a closer one
-- only where what is promised in all would be enough, and not already on the first day. How many that are differs from
-- range to range: each is planned for itself.
drop function taken_items(uuid, date, date);
create function taken_items(an_org uuid, a_from date, a_to date) returns setof uuid language plpgsql stable rows 1000
set plan_cache_mode = force_custom_plan as $$
declare
  a_lead int;
  a_rest int;
  most_rest int;
begin
  select coalesce((o.settings ->> 'pickLeadDays')::int, 0), coalesce((o.settings ->> 'bufferDays')::int, 0) into a_lead, a_rest
    from organization o where o.id = an_org;
  most_rest := greatest(a_rest, (select max(c.buffer_days) from category c where c.org_id = an_org),
    (select max(i.buffer_days) from item i where i.org_id = an_org and i.buffer_days is not null));
  return query
    select i.id from (select r.item_id, sum(r.quantity) as quantity, sum(r.quantity) filter (where r.starts_on <= a_from - a_lead) as at_first
      from reservation r where r.org_id = an_org and r.status in ('firm', 'out') and r.ends_on > a_from - a_lead and r.starts_on < a_to + most_rest
      group by 1) t
    join item i on i.org_id = an_org and i.id = t.item_id join category c on c.org_id = an_org and c.id = i.category_id
    where t.quantity >= cap_of(i) and cap_of(i) > 0 and (t.at_first >= cap_of(i)
      or (select p.peak from peak_demand(an_org, i.id, a_from - a_lead, a_to + coalesce(i.buffer_days, c.buffer_days, a_rest), null) p) >= cap_of(i));
end $$;

-- How many of an item are firmly promised on each day of a range.
create function taken_by_day(an_org uuid, an_item uuid, a_from date, a_to date) returns table (day date, taken int) language sql stable
  as $$ select d::date, coalesce(sum(r.quantity), 0)::int from generate_series(a_from, a_to - 1, interval '1 day') d
    left join reservation r on r.org_id = an_org and r.item_id = an_item and r.status in ('firm', 'out') and r.starts_on <= d and r.ends_on > d
    group by 1 order by 1 $$;

-- Reserved pieces. -----------------------------------------------------------------------------------------------------

create index reservation_of_unit on reservation (org_id, unit_id, ends_on) where unit_id is not null and status in ('firm', 'out');

-- Of the pieces in storage those that are promised from a day on. Pieces that are out serve promises first.
create function reserved_of(an_org uuid, an_item uuid, in_storage bigint, elsewhere bigint, a_day date) returns int language sql stable
  as $$ select least(in_storage, greatest(0, p.peak - elsewhere))::int from peak_demand(an_org, an_item, a_day, 'infinity', null) p $$;

-- The one status of an item: the first that is true of any of its pieces.
create function shown_status_of(missing bigint, in_repair bigint, in_transit bigint, on_site bigint, picked bigint, reserved bigint,
  available bigint, retired bigint, sold bigint) returns text language sql immutable parallel safe
  as $$ select case when missing > 0 then 'missing' when in_repair > 0 then 'in_repair' when in_transit > 0 then 'in_transit'
    when on_site > 0 then 'on_site' when picked > 0 then 'picked' when reserved > 0 then 'reserved' when available > 0 then 'available'
    when retired > 0 then 'retired' when sold > 0 then 'sold' else 'none' end $$;

-- What is promised of the pieces in storage is not available. Where all numbers of the pieces are right, so is that one.
create or replace function recount_items() returns trigger language plpgsql as $$
declare
  an_item record;
  c record;
  a_reserved int;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  for an_item in select w.org_id, w.item_id from (select distinct t.org_id, t.item_id from touched t) w
    where not is_many or not exists (select from item i cross join lateral pieces_of(w.org_id, w.item_id) n
      where i.org_id = w.org_id and i.id = w.item_id and (i.owned, i.available + i.reserved, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
        = (n.owned, n.available, n.picked, n.in_transit, n.on_site, n.in_repair, n.missing, n.retired, n.sold))
    order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
    select * into c from pieces_of(an_item.org_id, an_item.item_id);
    a_reserved := case when c.available = 0 then 0
      else reserved_of(an_item.org_id, an_item.item_id, c.available, c.picked + c.in_transit + c.on_site, today_of(an_item.org_id)) end;
    update item i set counted_at = clock_timestamp(), owned = c.owned, available = c.available - a_reserved, reserved = a_reserved, picked = c.picked,
      in_transit = c.in_transit, on_site = c.on_site, in_repair = c.in_repair, missing = c.missing, retired = c.retired, sold = c.sold,
      shown_status = shown_status_of(c.missing, c.in_repair, c.in_transit, c.on_site, c.picked, a_reserved, c.available - a_reserved, c.retired, c.sold)
    where i.org_id = an_item.org_id and i.id = an_item.item_id
      and (i.owned, i.available, i.reserved, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
        <> (c.owned, c.available - a_reserved, a_reserved, c.picked, c.in_transit, c.on_site, c.in_repair, c.missing, c.retired, c.sold);
  end loop;
  return null;
end $$;

create or replace function recount_bulk() returns trigger language plpgsql as $$
declare
  an_item record;
  a_sum int;
  a_reserved int;
begin
  for an_item in select distinct org_id, item_id from touched order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
    select coalesce(sum(b.on_hand), 0) into a_sum from bulk_balance b where b.org_id = an_item.org_id and b.item_id = an_item.item_id;
    a_reserved := reserved_of(an_item.org_id, an_item.item_id, a_sum, 0, today_of(an_item.org_id));
    update item i set counted_at = clock_timestamp(), owned = a_sum, available = a_sum - a_reserved, reserved = a_reserved,
        shown_status = shown_status_of(0, 0, 0, 0, 0, a_reserved, a_sum - a_reserved, 0, 0)
      where i.org_id = an_item.org_id and i.id = an_item.item_id and (i.owned, i.reserved) <> (a_sum, a_reserved);
  end loop;
  return null;
end $$;

-- Counts anew what is promised of items from a day on. Whoever changes promises holds the items already; others take them in
-- the order of their ids.
create function recount_reserved(an_org uuid, some_items uuid[], a_day date) returns void language plpgsql as $$
begin
  perform 1 from item i where i.org_id = an_org and i.id = any (some_items) order by i.id for no key update;
  update item i set counted_at = clock_timestamp(), reserved = n.reserved, available = i.available + i.reserved - n.reserved,
      shown_status = shown_status_of(i.missing, i.in_repair, i.in_transit, i.on_site, i.picked, n.reserved, i.available + i.reserved - n.reserved, i.retired, i.sold)
    from (select x.id, reserved_of(an_org, x.id, x.available + x.reserved, x.picked + x.in_transit + x.on_site, a_day) as reserved
      from item x where x.org_id = an_org and x.id = any (some_items)) n
    where i.org_id = an_org and i.id = n.id and i.reserved <> n.reserved;
end $$;

create function recount_promised() returns trigger language plpgsql as $$
declare a_change record;
begin
  for a_change in select t.org_id, array_agg(distinct t.item_id) as items from touched t where t.status in ('firm', 'out') group by 1 loop
    perform recount_reserved(a_change.org_id, a_change.items, today_of(a_change.org_id));
  end loop;
  return null;
end $$;
create trigger reservation_recount_added after insert on reservation referencing new table as touched
  for each statement execute function recount_promised();
create trigger reservation_recount_gone after delete on reservation referencing old table as touched
  for each statement execute function recount_promised();

create function recount_changed() returns trigger language plpgsql as $$
declare a_change record;
begin
  for a_change in select t.org_id, array_agg(distinct t.item_id) as items from (
      select org_id, item_id, status from was union all select org_id, item_id, status from becomes) t
    where t.status in ('firm', 'out') group by 1 loop
    perform recount_reserved(a_change.org_id, a_change.items, today_of(a_change.org_id));
  end loop;
  return null;
end $$;
create trigger reservation_recount_changed after update on reservation referencing old table as was new table as becomes
  for each statement execute function recount_changed();

-- An item that is promised from today on stays in the catalog.
create function promised_items(an_org uuid, some_items uuid[]) returns setof uuid language sql stable
  as $$ select distinct r.item_id from reservation r where r.org_id = an_org and r.item_id = any (some_items) and r.status in ('firm', 'out')
    and r.ends_on > (select today_of(an_org)) $$;

create or replace function learn_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze public.item, public.item_changed, public.item_facet, public.unit, public.scan_event, public.stock_ledger, public.bulk_balance, public.item_tally, public.category,
    public.storage_location, public.reservation;
end $$;
