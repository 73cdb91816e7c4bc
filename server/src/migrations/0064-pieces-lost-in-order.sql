-- R16, as before; but where pieces of several items change in one statement, and only some of them are lost, all of these items
-- are taken first, in the order of their ids. The counting that follows takes them all, and whoever came to hold a later one
-- before an earlier one would wait for somebody who waits for them.
create or replace function bump_pins() returns trigger language plpgsql as $$
declare
  an_item record;
  a_promise reservation;
  is_first boolean := true;
begin
  for an_item in select distinct n.org_id, n.item_id from becomes n join was o on o.id = n.id
    where (o.lifecycle = 'active' and o.custody not in ('missing', 'in_repair', 'left'))
      and not (n.lifecycle = 'active' and n.custody not in ('missing', 'in_repair', 'left')) order by 1, 2 loop
    if is_first then
      perform 1 from (select distinct n.org_id, n.item_id from becomes n) t
        join item i on i.org_id = t.org_id and i.id = t.item_id order by i.org_id, i.id for no key update of i;
      is_first := false;
    end if;
    for a_promise in select r.* from reservation r join becomes n on n.id = r.unit_id
      where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.status = 'firm'
        and not (n.lifecycle = 'active' and n.custody not in ('missing', 'in_repair', 'left')) loop
      perform bump(a_promise.org_id, a_promise.id, 1, null);
    end loop;
    if exists (select from reservation r where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.unit_id is not null
        and r.status in ('firm', 'out') and r.ends_on > today_of(an_item.org_id)) then
      perform enqueue_job('settle-pins', json_build_object('orgId', an_item.org_id, 'itemId', an_item.item_id), 'settle-pins:' || an_item.item_id);
    end if;
  end loop;
  return null;
end $$;
