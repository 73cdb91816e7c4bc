-- Who changed a thing last is known by the thing itself, for whoever was editing it at the same time.
create function touch_by() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  new.updated_by := current_person();
  return new;
end $$;

alter table organization add column updated_by uuid references app_user (id);
alter table role add column updated_by uuid references app_user (id);
alter table membership add column updated_by uuid references app_user (id);
alter table storage_location add column updated_by uuid references app_user (id);
alter table vendor add column updated_by uuid references app_user (id);
alter table category add column updated_by uuid references app_user (id);
alter table item add column updated_by uuid references app_user (id);
alter table unit add column updated_by uuid references app_user (id);

create or replace trigger organization_touch before update on organization for each row execute function touch_by();
create or replace trigger role_touch before update on role for each row execute function touch_by();
create or replace trigger membership_touch before update on membership for each row
  when (old.last_seen_at is not distinct from new.last_seen_at) execute function touch_by();
create or replace trigger storage_location_touch before update on storage_location for each row execute function touch_by();
create or replace trigger vendor_touch before update on vendor for each row execute function touch_by();
create or replace trigger category_touch before update on category for each row
  when (old.position is not distinct from new.position or old.parent_id is distinct from new.parent_id) execute function touch_by();
create or replace trigger item_touch before update on item for each row
  when (old.counted_at is not distinct from new.counted_at) execute function touch_by();
create or replace trigger unit_touch before update on unit for each row
  when ((old.code, old.home_location_id, old.serial, old.note, old.acquired_on, old.acquisition_cost)
    is distinct from (new.code, new.home_location_id, new.serial, new.note, new.acquired_on, new.acquisition_cost)) execute function touch_by();
