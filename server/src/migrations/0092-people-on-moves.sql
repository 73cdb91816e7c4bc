-- Who has a move open, and which part of it, so that a crew sees each other. Each row lives for a minute; nothing follows from it.
create table move_presence (
  org_id uuid not null references organization (id),
  move_id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  tab text not null check (tab in ('overview', 'pickup', 'dropoff', 'return')),
  seen_at timestamptz not null,
  primary key (org_id, move_id, user_id),
  foreign key (org_id, move_id) references move (org_id, id) on delete cascade
);

alter table move_presence enable row level security;
alter table move_presence force row level security;
create policy tenant on move_presence using (org_id = (select current_org())) with check (org_id = (select current_org()));
