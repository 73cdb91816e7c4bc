-- What a job lost, and to whom, stands in the log of both, whichever change led to it, and open screens are told. However much
-- is taken at once, one entry tells it: that of the commit, by which all of it has been taken.
create function record_bumped() returns trigger language plpgsql as $$
declare
  a_loss record;
  a_taker uuid := new.bumped_by;
begin
  if exists (select from audit_entry e where e.org_id = new.org_id and e.subject_type = 'Staging' and e.subject_id = new.staging_id and e.at = now()
      and e.action = 'staging.bumped' and (e.details ->> 'takenBy')::uuid is not distinct from a_taker) then
    return null;
  end if;
  select sum(b.quantity)::int as pieces, string_agg(b.quantity || ' × ' || b.name, ', ' order by b.name) as line into a_loss
    from (select i.name, sum(r.quantity) as quantity from reservation r join item i on i.org_id = new.org_id and i.id = r.item_id
      where r.org_id = new.org_id and r.staging_id = new.staging_id and r.status = 'bumped' and r.bumped_at = now() and r.bumped_by is not distinct from a_taker
      group by i.id, i.name) b;
  -- What was given back within the same change was never lost.
  if a_loss.pieces is null then
    return null;
  end if;
  perform log_bumped(new.org_id, new.staging_id, 'staging.bumped', jsonb_build_object('pieces', a_loss.pieces, 'line', a_loss.line)
    || case when a_taker is null then jsonb_build_object('unusable', true) else jsonb_build_object('takenBy', a_taker) end);
  if a_taker is not null then
    perform log_bumped(new.org_id, a_taker, 'staging.took-pieces',
      jsonb_build_object('pieces', a_loss.pieces, 'line', a_loss.line, 'takenFrom', new.staging_id));
  end if;
  return null;
end $$;

create function log_bumped(an_org uuid, a_staging uuid, an_action text, some_details jsonb) returns void language plpgsql as $$
begin
  insert into audit_entry (org_id, id, action, subject_type, subject_id, subject_name, actor_id, actor_name, details)
    select an_org, gen_random_uuid(), an_action, 'Staging', s.id, '#' || s.number || ' ' || s.name, u.id, nullif(concat_ws(' ', u.first_name, u.last_name), ''), some_details
    from staging s left join app_user u on u.id = current_person() where s.org_id = an_org and s.id = a_staging;
  perform pg_notify('archway_change', json_build_object('org', an_org, 'action', an_action, 'id', a_staging)::text);
end $$;

create constraint trigger reservation_bumped after insert or update of status on reservation deferrable initially deferred for each row
  when (new.status = 'bumped' and new.bumped_at = now()) execute function record_bumped();

-- R16: what can no longer be promised to anybody keeps no promise. First those of the very piece, then what is too much. Where
-- pieces are pinned, enough on every day need not be a piece for everybody: that takes a search, which a job of the queue does.
create or replace function bump_pins() returns trigger language plpgsql as $$
declare
  an_item record;
  a_promise reservation;
begin
  for an_item in select distinct n.org_id, n.item_id from becomes n join was o on o.id = n.id
    where (o.lifecycle = 'active' and o.custody not in ('missing', 'in_repair', 'left'))
      and not (n.lifecycle = 'active' and n.custody not in ('missing', 'in_repair', 'left')) order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
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
