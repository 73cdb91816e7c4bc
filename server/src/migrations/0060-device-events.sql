-- What a device records carries its own moment. `at` is that moment by the clock of the server; beside it stands what the
-- device had, and how far its clock was behind when it sent the event.
alter table scan_event
  add column device_id uuid,
  add column device_at timestamptz,
  add column clock_offset_ms bigint,
  add constraint scan_event_of_device check (num_nonnulls(device_id, device_at, clock_offset_ms) in (0, 3));

-- The event that a device made before another one.
create index scan_event_of_device_in_order on scan_event (org_id, device_id, id) where device_id is not null;

-- How much of an item stood where at any moment is the sum of the lines of all events up to it.
create index stock_ledger_of_event on stock_ledger (org_id, event_id);

-- What a device sent and could not be recorded: it waits for somebody, or for the event that it undoes, and is never dropped.
create table scan_review (
  org_id uuid not null references organization (id),
  -- That of the event.
  id uuid not null,
  at timestamptz not null,
  recorded_at timestamptz not null default now(),
  device_id uuid not null,
  device_at timestamptz not null,
  clock_offset_ms bigint not null,
  by_id uuid references app_user (id),
  reason text not null check (reason in ('malformed', 'unknown_code', 'unknown_piece', 'unknown_item', 'unknown_location', 'wrong_thing',
    'not_enough', 'too_many', 'nothing_to_undo', 'not_undoable', 'forbidden', 'refused')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- What of it is known in this organization.
  unit_id uuid,
  item_id uuid,
  location_id uuid,
  -- Of an undo: the event that has not arrived yet.
  waits_for uuid,
  outcome text check (outcome in ('recorded', 'dismissed', 'done_before')),
  note text not null default '' check (length(note) <= 500),
  resolved_at timestamptz,
  resolved_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, location_id) references storage_location (org_id, id),
  check ((resolved_at is null) = (outcome is null))
);
create index scan_review_open on scan_review (org_id, at, id) where resolved_at is null;
create index scan_review_waiting on scan_review (org_id, waits_for) where resolved_at is null and waits_for is not null;

alter table scan_review enable row level security;
alter table scan_review force row level security;
create policy tenant on scan_review using (org_id = (select current_org())) with check (org_id = (select current_org()));
