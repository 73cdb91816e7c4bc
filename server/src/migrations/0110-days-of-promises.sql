-- How many days before its stay the pieces of a promise are pulled, and how many they rest after it, as it was when they were
-- promised: whoever changes these days for an item, a category or the organization moves no promise that stands. Null for what
-- is held softly, which is promised to nobody yet.
alter table reservation add column lead_days int check (lead_days >= 0), add column rest_days int check (rest_days >= 0),
  add check ((lead_days is null) = (rest_days is null));

-- What stands now keeps the days it has. Of pieces that came into a home early it is not known from their first day. Their
-- owner sees no rows while row level security is forced.
do $$
declare a_table text;
begin
  foreach a_table in array array['reservation', 'staging', 'item', 'category', 'organization'] loop
    execute format('alter table %I no force row level security', a_table);
  end loop;
end $$;
alter table reservation disable trigger user;
update reservation r set
    lead_days = case when s.install_on - r.starts_on between 0 and 30 and r.starts_on is distinct from s.installed_on
      then s.install_on - r.starts_on else m.lead_days end,
    rest_days = case when r.ends_on - s.held_until between 0 and 60 then r.ends_on - s.held_until else m.rest_days end
  from staging s, item i cross join lateral margins_of(i.org_id, i.category_id, i.buffer_days) m
  where r.status in ('firm', 'out', 'bumped') and s.org_id = r.org_id and s.id = r.staging_id and i.org_id = r.org_id and i.id = r.item_id;
alter table reservation enable trigger user;
do $$
declare a_table text;
begin
  foreach a_table in array array['reservation', 'staging', 'item', 'category', 'organization'] loop
    execute format('alter table %I force row level security', a_table);
  end loop;
end $$;

-- What is taken away of a promise was promised with the same days.
create or replace function bump(an_org uuid, a_reservation uuid, a_quantity int, by_staging uuid) returns void language plpgsql as $$
declare
  a_promise reservation;
  is_told boolean;
begin
  select * into a_promise from reservation r where r.org_id = an_org and r.id = a_reservation;
  is_told := exists (select from reservation r where r.org_id = an_org and r.staging_id = a_promise.staging_id and r.status = 'bumped'
    and r.bumped_at = now() and r.told_at is null);
  if a_quantity >= a_promise.quantity then
    update reservation set status = 'bumped', bumped_by = by_staging, bumped_at = now(), told_at = null, updated_at = now()
      where org_id = an_org and id = a_reservation;
  else
    update reservation set quantity = quantity - a_quantity, updated_at = now() where org_id = an_org and id = a_reservation;
    insert into reservation (org_id, id, staging_id, line_id, item_id, quantity, starts_on, ends_on, lead_days, rest_days, status, bumped_by, bumped_at, created_by)
      values (an_org, gen_random_uuid(), a_promise.staging_id, a_promise.line_id, a_promise.item_id, a_quantity, a_promise.starts_on, a_promise.ends_on,
        a_promise.lead_days, a_promise.rest_days, 'bumped', by_staging, now(), a_promise.created_by);
  end if;
  if not is_told then
    perform enqueue_job('tell-bumped', json_build_object('orgId', an_org, 'stagingId', a_promise.staging_id));
  end if;
end $$;
