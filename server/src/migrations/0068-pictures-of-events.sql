-- Pictures that a device took of what it recorded. The event is recorded or waits for somebody in scan_review under the same
-- id: whichever it is, its pictures are there. The id is made by the device, so that sending one twice is sending it once.
create table event_picture (
  org_id uuid not null references organization (id),
  id uuid not null,
  event_id uuid not null,
  file_id uuid not null,
  position int not null check (position >= 0),
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create index event_picture_of_event on event_picture (org_id, event_id, position, id);
create index event_picture_file on event_picture (org_id, file_id);
create trigger event_picture_gone after delete on event_picture referencing old table as gone for each statement execute function loosen_files();

-- The beginning of a picture whose rest is on its way. What is not finished within a day is swept away like a loose file.
create table arriving_picture (
  org_id uuid not null references organization (id),
  by_id uuid not null references app_user (id),
  id uuid not null,
  bytes int not null check (bytes > 0),
  content bytea not null check (length(content) between 1 and bytes),
  since timestamptz not null,
  primary key (org_id, by_id, id)
);
create index arriving_picture_by_id on arriving_picture (org_id, id);

alter table event_picture enable row level security;
alter table event_picture force row level security;
create policy tenant on event_picture using (org_id = (select current_org())) with check (org_id = (select current_org()));
alter table arriving_picture enable row level security;
alter table arriving_picture force row level security;
create policy tenant on arriving_picture using (org_id = (select current_org())) with check (org_id = (select current_org()));
