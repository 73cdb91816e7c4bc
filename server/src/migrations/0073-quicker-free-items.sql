-- What is free of all items is told from indexes alone: how many there are of each, and what is promised on some days.

-- What it holds changes when pieces are added, lost, damaged or repaired, not when they are promised or moved.
create index item_caps on item (org_id, id) include (status, category_id, buffer_days, owned, missing, in_repair) where deleted_at is null;

-- The items of which nothing is free for a stay, though there are some. One look at all promises of these days; a closer one
-- only where what is promised in all would be enough, and neither on the first day nor by one promise alone.
drop function taken_items(uuid, date, date);
create function taken_items(an_org uuid, a_from date, a_to date) returns table (id uuid, status text, category_id uuid) language plpgsql stable rows 1000
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
    select i.id, i.status, i.category_id from (select r.item_id, sum(r.quantity) as quantity, sum(r.quantity) filter (where r.starts_on <= a_from - a_lead) as at_first,
        max(r.quantity) filter (where r.starts_on < a_to) as largest
      from reservation r where r.org_id = an_org and r.status in ('firm', 'out') and r.ends_on > a_from - a_lead and r.starts_on < a_to + most_rest
      group by 1) t
    join item i on i.org_id = an_org and i.id = t.item_id and i.deleted_at is null join category c on c.org_id = an_org and c.id = i.category_id
    where t.quantity >= cap_of(i) and cap_of(i) > 0 and (t.at_first >= cap_of(i) or t.largest >= cap_of(i)
      or (select p.peak from peak_demand(an_org, i.id, a_from - a_lead, a_to + coalesce(i.buffer_days, c.buffer_days, a_rest), null) p) >= cap_of(i));
end $$;
