-- What a job lost is told item by item, and once: how many there are in all is seen by that.
create or replace function record_bumped() returns trigger language plpgsql as $$
declare
  some_pieces jsonb;
  a_taker uuid := new.bumped_by;
begin
  if exists (select from audit_entry e where e.org_id = new.org_id and e.subject_type = 'Staging' and e.subject_id = new.staging_id and e.at = now()
      and e.action = 'staging.bumped' and (e.details ->> 'takenBy')::uuid is not distinct from a_taker) then
    return null;
  end if;
  select jsonb_agg(b.quantity || ' × ' || b.name order by b.name) into some_pieces
    from (select i.name, sum(r.quantity) as quantity from reservation r join item i on i.org_id = new.org_id and i.id = r.item_id
      where r.org_id = new.org_id and r.staging_id = new.staging_id and r.status = 'bumped' and r.bumped_at = now() and r.bumped_by is not distinct from a_taker
      group by i.id, i.name) b;
  -- What was given back within the same change was never lost.
  if some_pieces is null then
    return null;
  end if;
  perform log_bumped(new.org_id, new.staging_id, 'staging.bumped', jsonb_build_object('pieces', some_pieces)
    || case when a_taker is null then jsonb_build_object('unusable', true) else jsonb_build_object('takenBy', a_taker) end);
  if a_taker is not null then
    perform log_bumped(new.org_id, a_taker, 'staging.took-pieces', jsonb_build_object('pieces', some_pieces, 'takenFrom', new.staging_id));
  end if;
  return null;
end $$;
