-- A piece that was left with whoever bought it is nobody's to promise: it counts as sold, and no longer as owned, as a sold one
-- does. What there is to promise (cap_of) follows.

create or replace function pieces_of(an_org uuid, an_item uuid) returns table (owned bigint, available bigint, picked bigint, in_transit bigint, on_site bigint,
  in_repair bigint, missing bigint, retired bigint, sold bigint) language sql stable rows 1
  as $$ select
      count(*) filter (where u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody <> 'left'),
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
