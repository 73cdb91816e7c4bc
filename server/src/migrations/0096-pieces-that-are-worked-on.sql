-- What is worked on cannot be promised: pieces that are back in storage with work to be done on them, also where whoever checked
-- them in saw nothing, and so many of what is only counted. Both count as in repair, so that what there is to promise (cap_of),
-- what is available and how an item is shown all follow. A piece that is still in a home or on the road is held by its job; it
-- counts from the moment it is back.

create function is_worked_on(an_org uuid, a_unit uuid) returns boolean language sql stable
  as $$ select exists (select from work_order o where o.org_id = an_org and o.unit_id = a_unit and o.status in ('open', 'in_progress') and o.blocks) $$;

-- Whether a piece could be promised to anybody.
create function is_usable(an_org uuid, a_unit uuid, a_lifecycle text, a_custody text) returns boolean language sql stable
  as $$ select a_lifecycle = 'active' and a_custody not in ('missing', 'in_repair', 'left') and not (a_custody = 'in_storage' and is_worked_on(an_org, a_unit)) $$;

create or replace function pieces_of(an_org uuid, an_item uuid) returns table (owned bigint, available bigint, picked bigint, in_transit bigint, on_site bigint,
  in_repair bigint, missing bigint, retired bigint, sold bigint) language sql stable rows 1
  as $$ select
      count(*) filter (where u.lifecycle in ('active', 'lost')),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_storage' and o.unit_id is null),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'picked'),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_transit'),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'on_site'),
      count(*) filter (where u.lifecycle = 'active' and (u.custody = 'in_repair' or u.custody = 'in_storage' and o.unit_id is not null)),
      count(*) filter (where u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody = 'missing'),
      count(*) filter (where u.lifecycle in ('retired', 'disposed')),
      count(*) filter (where u.lifecycle = 'sold' or u.lifecycle = 'active' and u.custody = 'left')
    from unit u left join work_order o on o.org_id = an_org and o.unit_id = u.id and o.status in ('open', 'in_progress') and o.blocks
    where u.org_id = an_org and u.item_id = an_item $$;

create index work_order_of_counted on work_order (org_id, item_id) where unit_id is null and status in ('open', 'in_progress');

create function recount_counted(an_org uuid, an_item uuid) returns void language plpgsql as $$
declare
  a_sum int;
  a_worked int;
  a_reserved int;
begin
  perform 1 from item i where i.org_id = an_org and i.id = an_item for no key update;
  select coalesce(sum(b.on_hand), 0) into a_sum from bulk_balance b where b.org_id = an_org and b.item_id = an_item;
  select least(a_sum, coalesce(sum(o.quantity), 0)) into a_worked from work_order o
    where o.org_id = an_org and o.item_id = an_item and o.unit_id is null and o.status in ('open', 'in_progress') and o.blocks;
  a_reserved := reserved_of(an_org, an_item, a_sum - a_worked, 0, today_of(an_org));
  update item i set counted_at = clock_timestamp(), owned = a_sum, in_repair = a_worked, available = a_sum - a_worked - a_reserved, reserved = a_reserved,
      shown_status = shown_status_of(0, a_worked, 0, 0, 0, a_reserved, a_sum - a_worked - a_reserved, 0, 0)
    where i.org_id = an_org and i.id = an_item and (i.owned, i.in_repair, i.reserved) <> (a_sum, a_worked, a_reserved);
end $$;

create or replace function recount_bulk() returns trigger language plpgsql as $$
declare
  an_item record;
begin
  for an_item in select distinct org_id, item_id from touched order by 1, 2 loop
    perform recount_counted(an_item.org_id, an_item.item_id);
  end loop;
  return null;
end $$;

-- R16, as before, by the one definition of what can be promised.
create or replace function bump_pins() returns trigger language plpgsql as $$
declare
  an_item record;
  a_promise reservation;
  is_first boolean := true;
begin
  for an_item in select distinct n.org_id, n.item_id from becomes n join was o on o.id = n.id
    where (o.lifecycle, o.custody) <> (n.lifecycle, n.custody)
      and is_usable(o.org_id, o.id, o.lifecycle, o.custody) and not is_usable(n.org_id, n.id, n.lifecycle, n.custody) order by 1, 2 loop
    if is_first then
      perform 1 from (select distinct n.org_id, n.item_id from becomes n) t
        join item i on i.org_id = t.org_id and i.id = t.item_id order by i.org_id, i.id for no key update of i;
      is_first := false;
    end if;
    for a_promise in select r.* from reservation r join becomes n on n.id = r.unit_id
      where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.status = 'firm'
        and not is_usable(n.org_id, n.id, n.lifecycle, n.custody) loop
      perform bump(a_promise.org_id, a_promise.id, 1, null);
    end loop;
    perform settle_pins_of(an_item.org_id, an_item.item_id);
  end loop;
  return null;
end $$;

-- Of an item of which a piece was lost: whether everybody who is promised one still finds one is looked at by itself.
create function settle_pins_of(an_org uuid, an_item uuid) returns void language plpgsql as $$
begin
  if exists (select from reservation r where r.org_id = an_org and r.item_id = an_item and r.unit_id is not null
      and r.status in ('firm', 'out') and r.ends_on > today_of(an_org)) then
    perform enqueue_job('settle-pins', json_build_object('orgId', an_org, 'itemId', an_item), 'settle-pins:' || an_item);
  end if;
end $$;

-- Work is to be done, or was: the same for pieces that stand in storage already.
create function follow_work() returns trigger language plpgsql as $$
declare
  an_item record;
  a_promise reservation;
begin
  perform 1 from (select distinct t.org_id, t.item_id from touched t) t
    join item i on i.org_id = t.org_id and i.id = t.item_id order by i.org_id, i.id for no key update of i;
  for an_item in select t.org_id, t.item_id, i.tracking, bool_or(t.status in ('open', 'in_progress') and t.blocks) as is_more
    from touched t join item i on i.org_id = t.org_id and i.id = t.item_id group by 1, 2, 3 order by 1, 2 loop
    if an_item.tracking = 'bulk' then
      perform recount_counted(an_item.org_id, an_item.item_id);
    else
      for a_promise in select r.* from reservation r join touched t on t.unit_id = r.unit_id
        join unit u on u.org_id = an_item.org_id and u.id = t.unit_id
        where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.status = 'firm' and u.custody = 'in_storage'
          and not is_usable(u.org_id, u.id, u.lifecycle, u.custody) loop
        perform bump(a_promise.org_id, a_promise.id, 1, null);
      end loop;
      if an_item.is_more then perform settle_pins_of(an_item.org_id, an_item.item_id); end if;
      perform recount_item(an_item.org_id, an_item.item_id);
    end if;
  end loop;
  return null;
end $$;
create trigger work_order_follow_added after insert on work_order referencing new table as touched for each statement execute function follow_work();
create trigger work_order_follow_changed after update on work_order referencing new table as touched for each statement execute function follow_work();
