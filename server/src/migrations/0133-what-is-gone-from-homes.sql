-- What is in a home is held for its job, and what is gone from there is not: a piece that was sold, left, looked for in vain or
-- checked in again is neither in the home nor anybody's to promise, and counted twice, others would lose a promise for it.

-- How many more of an item the jobs of homes hold than are with them: in the home, or on the truck that empties it. Pieces that
-- are named count as gone. Only of homes into which everything was brought that was on its way.
create function gone_from_homes(an_org uuid, an_item uuid, some_units uuid[]) returns table (staging_id uuid, quantity int) language sql stable
  as $$ select h.staging_id, (h.held - w.pieces - w.counted)::int from (
      select r.staging_id, sum(r.quantity) as held from reservation r
      where r.org_id = an_org and r.item_id = an_item and r.status = 'out' group by 1) h
    cross join lateral (select
      (select count(*) from unit u where u.org_id = an_org and u.item_id = an_item and u.lifecycle = 'active' and u.id <> all (some_units)
        and ((u.custody = 'on_site' and u.staging_id = h.staging_id) or (u.custody in ('picked', 'in_transit')
          and u.move_id in (select v.id from move v where v.org_id = an_org and v.staging_id = h.staging_id and v.kind = 'out')))) as pieces,
      (select coalesce(sum(b.on_hand), 0) from staging s join storage_location l on l.org_id = an_org and l.property_id = s.property_id
        join bulk_balance b on b.org_id = an_org and b.location_id = l.id and b.item_id = an_item where s.org_id = an_org and s.id = h.staging_id) as counted) w
    where h.held > w.pieces + w.counted
      and exists (select from move v where v.org_id = an_org and v.staging_id = h.staging_id and v.kind = 'in' and v.status = 'completed')
      and not exists (select from move v where v.org_id = an_org and v.staging_id = h.staging_id and v.kind = 'in' and v.status not in ('completed', 'canceled'))
    order by 1 $$;

-- Of each first what is held of the very pieces that are gone, then what names no piece, the last of the list before others. Whoever
-- empties a home knows; of any other its designer is told.
create function let_go_of_gone(an_org uuid, an_item uuid) returns void language plpgsql as $$
declare
  a_home record;
  a_promise record;
  a_rest int;
begin
  for a_home in select g.staging_id, g.quantity, s.status = 'destaging' as is_leaving from gone_from_homes(an_org, an_item, '{}') g
    join staging s on s.org_id = an_org and s.id = g.staging_id order by 1 loop
    a_rest := a_home.quantity;
    for a_promise in select r.id, r.quantity from reservation r left join unit u on u.org_id = an_org and u.id = r.unit_id
      where r.org_id = an_org and r.item_id = an_item and r.staging_id = a_home.staging_id and r.status = 'out'
      order by case when r.unit_id is null then 1 when u.lifecycle = 'active' and u.custody in ('on_site', 'picked', 'in_transit') then 2 else 0 end,
        r.id desc loop
      exit when a_rest <= 0;
      if not a_home.is_leaving then
        perform bump(an_org, a_promise.id, a_rest, null);
      elsif a_promise.quantity <= a_rest then
        update reservation set status = 'released', updated_at = now() where org_id = an_org and id = a_promise.id;
      else
        update reservation set quantity = quantity - a_rest, updated_at = now() where org_id = an_org and id = a_promise.id;
      end if;
      a_rest := a_rest - a_promise.quantity;
    end loop;
  end loop;
end $$;

-- Who gives way is known at the end of the transaction: only then it is known what is still in which home.
create or replace function bump_lost() returns trigger language plpgsql as $$
begin
  perform 1 from item i where i.org_id = new.org_id and i.id = new.id for no key update;
  perform let_go_of_gone(new.org_id, new.id);
  perform make_room(new.org_id, new.id, today_of(new.org_id), 'infinity', 0, null);
  return null;
end $$;
drop trigger item_bump_lost on item;
create constraint trigger item_bump_lost after update on item deferrable initially deferred for each row
  when (cap_of(new) < cap_of(old)) execute function bump_lost();
