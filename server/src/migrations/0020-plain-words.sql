-- One word for each thing: a location is a location, what is requested is requested, and a file lies in a folder.
alter function places_within(uuid) rename to locations_within;
alter table loose_file rename column place to folder;
alter table running_import rename column place to import;
alter table kept_import rename column place to import;

-- Bodies of functions are text: they follow no renamed column.
create or replace function loosen_files() returns trigger language plpgsql as $$
begin
  insert into loose_file (folder, since) select distinct org_id || '/' || file_id, now() from gone order by 1
    on conflict (folder) do update set since = excluded.since;
  return null;
end $$;

create or replace function loosen_cover() returns trigger language plpgsql as $$
begin
  insert into loose_file (folder, since) values (old.org_id || '/' || old.cover_id, now())
    on conflict (folder) do update set since = excluded.since;
  return null;
end $$;

-- The logs tell what happened in the words of today. Their owner sees no rows while row level security is forced.
alter table audit_entry no force row level security;
alter table audit_entry disable trigger user;
alter table account_entry disable trigger user;
update account_entry set action = 'account.email-change-requested' where action = 'account.email-change-asked';
update account_entry set action = 'account.reset-requested' where action = 'account.reset-asked';
update audit_entry set action = 'category.moved' where action = 'category.placed';
update audit_entry set subject_type = 'Label' where subject_type = 'label';
alter table account_entry enable trigger user;
alter table audit_entry enable trigger user;
alter table audit_entry force row level security;
