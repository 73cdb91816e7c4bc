-- What a crew records on a move. Rooms and lines are what the device named: rooms are removed, and a line may be one that only
-- what was recorded led to.
alter table scan_event
  add column move_id uuid,
  add column room_id uuid,
  add column line_id uuid,
  add column verdict text check (verdict in ('ok', 'clean', 'repair', 'retire')),
  -- By the number of its transaction a device is told what is new: see 0066.
  add column recorded_in bigint not null default 0,
  alter column item_id drop not null,
  add constraint scan_event_of_move foreign key (org_id, move_id) references move (org_id, id),
  drop constraint scan_event_kind_check,
  add constraint scan_event_kind_check check (kind in ('added', 'moved', 'relocated', 'seen', 'damaged', 'repaired', 'missing', 'found',
    'retired', 'reinstated', 'sold', 'lost', 'disposed', 'undone', 'received', 'transferred', 'counted', 'written_off', 'picked', 'dropped',
    'returned', 'left', 'shorted', 'departed')),
  -- That a truck left, or that it did not, is about the whole move.
  add constraint scan_event_has_item check (item_id is not null or (move_id is not null and unit_id is null and kind in ('departed', 'undone'))),
  add constraint scan_event_on_move check (move_id is not null or (num_nonnulls(room_id, line_id, verdict) = 0
    and kind not in ('picked', 'dropped', 'returned', 'left', 'shorted', 'departed')));
alter table scan_event alter column recorded_in set default transaction_number();
create index scan_event_on_move_in_order on scan_event (org_id, move_id, at, id) where move_id is not null;
create index scan_event_on_move_recorded on scan_event (org_id, move_id, recorded_in, id) where move_id is not null;
create index scan_event_departed on scan_event (org_id, move_id) where move_id is not null and item_id is null;

alter table scan_review drop constraint scan_review_reason_check;
alter table scan_review add constraint scan_review_reason_check check (reason in ('malformed', 'unknown_code', 'unknown_piece', 'unknown_item',
  'unknown_location', 'unknown_move', 'wrong_thing', 'not_enough', 'too_many', 'nothing_to_undo', 'not_undoable', 'forbidden', 'refused'));

-- In whose home a piece is, and the move it was taken up for last: the fold of its events, as the rest of where it is.
alter table unit
  add column staging_id uuid,
  add column move_id uuid,
  add constraint unit_in_home foreign key (org_id, staging_id) references staging (org_id, id),
  add constraint unit_on_move foreign key (org_id, move_id) references move (org_id, id);
create index unit_in_home on unit (org_id, staging_id) where staging_id is not null;
create index unit_on_move on unit (org_id, move_id) where move_id is not null;

create or replace function touch_unit() returns trigger language plpgsql as $$
declare
  known unit := new;
begin
  known.lifecycle := old.lifecycle;
  known.custody := old.custody;
  known.condition := old.condition;
  known.location_id := old.location_id;
  known.staging_id := old.staging_id;
  known.move_id := old.move_id;
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

-- What is only counted stands in a home as it does in a bin. Nobody chooses such a location: it is there with its property.
alter table storage_location
  add column property_id uuid,
  drop constraint storage_location_kind_check,
  add constraint storage_location_kind_check check (kind in ('warehouse', 'zone', 'aisle', 'bay', 'bin', 'vehicle', 'repair', 'site')),
  add constraint storage_location_of_property foreign key (org_id, property_id) references property (org_id, id),
  add constraint storage_location_is_site check ((kind = 'site') = (property_id is not null));
create unique index storage_location_site on storage_location (org_id, property_id) where property_id is not null;

-- What has become of the lines of a move: the fold of its events.
alter table move_line
  add column is_extra boolean not null default false,
  add column substitute_for uuid,
  add column picked int not null default 0,
  add column dropped int not null default 0,
  add column returned int not null default 0,
  add column missing int not null default 0,
  add column sold int not null default 0,
  add column damaged int not null default 0,
  add column short int not null default 0,
  add column substituted int not null default 0,
  add column status text not null default 'planned' check (status in ('planned', 'picking', 'picked', 'dropping', 'dropped', 'returned',
    'short', 'missing', 'substituted', 'closed')),
  drop constraint move_line_planned_check,
  add constraint move_line_planned_check check (planned > 0 or (planned = 0 and (is_extra or substitute_for is not null))),
  add constraint move_line_settled_of_picked check (least(picked, dropped, returned, missing, sold, damaged, short, substituted) >= 0
    and dropped + returned + missing + sold <= picked);

create table move_piece (
  org_id uuid not null references organization (id),
  move_id uuid not null,
  unit_id uuid not null,
  line_id uuid not null,
  state text not null check (state in ('picked', 'dropped', 'returned', 'missing', 'sold', 'left', 'passed')),
  primary key (org_id, move_id, unit_id),
  foreign key (org_id, move_id) references move (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, line_id) references move_line (org_id, id)
);
-- Whoever has taken up a piece has it: it is on its way for one move at a time.
create unique index move_piece_on_its_way_once on move_piece (org_id, unit_id) where state = 'picked';
create index move_piece_of_line on move_piece (org_id, line_id);

alter table move_piece enable row level security;
alter table move_piece force row level security;
create policy tenant on move_piece using (org_id = (select current_org())) with check (org_id = (select current_org()));

-- Whose a piece is.
create index move_line_of_unit on move_line (org_id, unit_id) where unit_id is not null;
create index move_piece_of_unit on move_piece (org_id, unit_id);
