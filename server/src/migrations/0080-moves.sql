-- Trips into a home and out of it, as they are planned. What becomes of their lines follows from events.

create table move (
  org_id uuid not null references organization (id),
  id uuid not null,
  number int not null check (number > 0),
  staging_id uuid not null,
  kind text not null check (kind in ('in', 'out')),
  status text not null default 'scheduled' check (status in ('draft', 'scheduled', 'picking', 'in_transit', 'on_site', 'returning',
    'checking_in', 'completed', 'canceled')),
  scheduled_on date not null,
  -- The window in which the crew is there, by the clock of the organization.
  starts_at text not null default '' check (starts_at ~ '^(([01]\d|2[0-3]):[0-5]\d)?$'),
  ends_at text not null default '' check (ends_at ~ '^(([01]\d|2[0-3]):[0-5]\d)?$'),
  lead_id uuid,
  vehicle_id uuid,
  notes text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id),
  unique (org_id, number),
  unique (org_id, staging_id, id),
  foreign key (org_id, staging_id) references staging (org_id, id),
  foreign key (org_id, lead_id) references membership (org_id, id),
  foreign key (org_id, vehicle_id) references storage_location (org_id, id),
  constraint move_window check (starts_at = '' or ends_at = '' or starts_at < ends_at)
);
-- A home is moved into and out of once at a time.
create unique index move_open_once on move (org_id, staging_id, kind) where status not in ('completed', 'canceled');
create index move_by_day on move (org_id, scheduled_on, id);
create index move_of_lead on move (org_id, lead_id) where lead_id is not null;
create index move_of_vehicle on move (org_id, vehicle_id, scheduled_on) where vehicle_id is not null;
create trigger move_touch before update on move for each row execute function touch_by();

create table move_crew (
  org_id uuid not null references organization (id),
  move_id uuid not null,
  member_id uuid not null,
  primary key (org_id, move_id, member_id),
  foreign key (org_id, move_id) references move (org_id, id),
  foreign key (org_id, member_id) references membership (org_id, id)
);
create index move_crew_of_member on move_crew (org_id, member_id);

create table move_line (
  org_id uuid not null references organization (id),
  id uuid not null,
  move_id uuid not null,
  staging_id uuid not null,
  -- What was promised, unless that was taken off the list since.
  line_id uuid,
  item_id uuid not null,
  unit_id uuid,
  room_id uuid,
  planned int not null check (planned > 0),
  note text not null default '',
  position int not null,
  primary key (org_id, id),
  foreign key (org_id, staging_id, move_id) references move (org_id, staging_id, id),
  foreign key (org_id, staging_id, line_id) references design_line (org_id, staging_id, id) on delete set null (line_id),
  foreign key (org_id, staging_id, room_id) references staging_room (org_id, staging_id, id) on delete set null (room_id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  check (unit_id is null or planned = 1)
);
create index move_line_of_move on move_line (org_id, move_id, position);
create index move_line_of_line on move_line (org_id, staging_id, line_id) where line_id is not null;
create index move_line_of_room on move_line (org_id, staging_id, room_id) where room_id is not null;

alter table code_counter drop constraint code_counter_kind_check;
alter table code_counter add constraint code_counter_kind_check check (kind in ('unit', 'staging', 'move'));

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['move', 'move_crew', 'move_line'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;
