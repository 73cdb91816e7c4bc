-- Files of a staging: pictures, kept as all pictures are, and documents, kept as they came.

alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check check (kind in ('picture', 'document'));
alter table file alter column width drop not null;
alter table file alter column height drop not null;
alter table file alter column tint drop not null;
alter table file add constraint file_measures check ((kind = 'picture') = (width is not null and height is not null and tint is not null));

create table staging_file (
  org_id uuid not null references organization (id),
  staging_id uuid not null,
  file_id uuid not null,
  -- As people call it, with its ending.
  name text not null check (name <> ''),
  -- As it was sent: of a picture only its sizes are kept.
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, staging_id, file_id),
  foreign key (org_id, staging_id) references staging (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create index staging_file_file on staging_file (org_id, file_id);
create trigger staging_file_gone after delete on staging_file referencing old table as gone for each statement execute function loosen_files();

alter table staging_file enable row level security;
alter table staging_file force row level security;
create policy tenant on staging_file using (org_id = (select current_org())) with check (org_id = (select current_org()));
