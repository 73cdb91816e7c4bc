-- R16 takes away what is still to come. A promise whose days are over, with those its pieces rest, needs nothing else any more:
-- it stays as it was, and nobody is told.

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
      where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.status = 'firm' and r.ends_on > today_of(r.org_id)
        and not is_usable(n.org_id, n.id, n.lifecycle, n.custody) loop
      perform bump(a_promise.org_id, a_promise.id, 1, null);
    end loop;
    perform settle_pins_of(an_item.org_id, an_item.item_id);
  end loop;
  return null;
end $$;

create or replace function follow_work() returns trigger language plpgsql as $$
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
        where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.status = 'firm' and r.ends_on > today_of(r.org_id) and u.custody = 'in_storage'
          and not is_usable(u.org_id, u.id, u.lifecycle, u.custody) loop
        perform bump(a_promise.org_id, a_promise.id, 1, null);
      end loop;
      if an_item.is_more then perform settle_pins_of(an_item.org_id, an_item.item_id); end if;
      perform recount_item(an_item.org_id, an_item.item_id);
    end if;
  end loop;
  return null;
end $$;
