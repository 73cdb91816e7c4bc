-- Takes a promise away, or a part of it. However many pieces a job loses in one change, it is told once: by the first of them,
-- after the commit. No key of the queue holds these together: two changes that take from the same jobs in another order would
-- wait for each other.
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
    insert into reservation (org_id, id, staging_id, line_id, item_id, quantity, starts_on, ends_on, status, bumped_by, bumped_at, created_by)
      values (an_org, gen_random_uuid(), a_promise.staging_id, a_promise.line_id, a_promise.item_id, a_quantity,
        a_promise.starts_on, a_promise.ends_on, 'bumped', by_staging, now(), a_promise.created_by);
  end if;
  if not is_told then
    perform enqueue_job('tell-bumped', json_build_object('orgId', an_org, 'stagingId', a_promise.staging_id));
  end if;
end $$;
