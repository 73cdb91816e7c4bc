-- Devices keep what codes lead to, and ask for what changed since they last asked. Each row knows by the number of its
-- transaction when that was: a transaction that ends late has a number that no device was told of, whatever its clock said.
-- Rows from before have 0: whoever knows them has read everything.

create function transaction_number() returns bigint language sql volatile as $$ select pg_current_xact_id()::text::bigint $$;

create function stamp_change() returns trigger language plpgsql as $$
begin
  new.changed_in := transaction_number();
  return new;
end $$;

alter table unit add column changed_in bigint not null default 0, add column described_in bigint not null default 0;
alter table item add column changed_in bigint not null default 0;
alter table storage_location add column changed_in bigint not null default 0;
alter table label_code add column changed_in bigint not null default 0;
alter table bulk_balance add column changed_in bigint not null default 0;

alter table unit alter column changed_in set default transaction_number(), alter column described_in set default transaction_number();
alter table item alter column changed_in set default transaction_number();
alter table storage_location alter column changed_in set default transaction_number();
alter table label_code alter column changed_in set default transaction_number();
alter table bulk_balance alter column changed_in set default transaction_number();

create index unit_changed_in on unit (org_id, changed_in);
create index item_changed_in on item (org_id, changed_in);
create index storage_location_changed_in on storage_location (org_id, changed_in);
create index label_code_changed_in on label_code (org_id, changed_in);
create index bulk_balance_changed_in on bulk_balance (org_id, changed_in);

-- Most changes of pieces are of where they are: those are told by their codes alone. Here, because this function sees every
-- change of a piece anyway, and compares all of its columns but those that events write.
create or replace function touch_unit() returns trigger language plpgsql as $$
declare
  known unit := new;
begin
  known.lifecycle := old.lifecycle;
  known.custody := old.custody;
  known.condition := old.condition;
  known.location_id := old.location_id;
  known.last_seen_at := old.last_seen_at;
  known.last_seen_by := old.last_seen_by;
  if known is distinct from old then
    new.updated_at := now();
    new.version := old.version + 1;
    new.updated_by := current_person();
  end if;
  if (old.code, old.item_id, old.home_location_id) is distinct from (new.code, new.item_id, new.home_location_id) then
    new.changed_in := transaction_number();
    new.described_in := new.changed_in;
  elsif (old.location_id, old.lifecycle, old.custody, old.condition) is distinct from (new.location_id, new.lifecycle, new.custody, new.condition) then
    new.changed_in := transaction_number();
  end if;
  return new;
end $$;

create trigger item_changed_in before update on item for each row
  when ((old.name, old.sku, old.tracking, old.category_id, old.cover_id, old.color_family, old.color_hex, old.deleted_at is null)
    is distinct from (new.name, new.sku, new.tracking, new.category_id, new.cover_id, new.color_family, new.color_hex, new.deleted_at is null))
  execute function stamp_change();

create trigger storage_location_changed_in before update on storage_location for each row
  when ((old.name, old.code, old.kind, old.active, old.capacity, old.parent_id, old.deleted_at is null)
    is distinct from (new.name, new.code, new.kind, new.active, new.capacity, new.parent_id, new.deleted_at is null))
  execute function stamp_change();

create trigger label_code_changed_in before update on label_code for each row
  when ((old.kind, old.status, old.unit_id, old.item_id, old.location_id)
    is distinct from (new.kind, new.status, new.unit_id, new.item_id, new.location_id))
  execute function stamp_change();

create trigger bulk_balance_changed_in before update on bulk_balance for each row
  when (old.on_hand <> new.on_hand) execute function stamp_change();
