-- Units and stagings meet in one index that knows both an organization and a range of days.
create extension if not exists btree_gist with schema public;

-- Jobs. ----------------------------------------------------------------------------------------------------------------

create table staging (
  org_id uuid not null references organization (id),
  id uuid not null,
  number int not null check (number > 0),
  name text not null,
  type text not null check (type in ('vacant', 'occupied', 'partial', 'event', 'model_home')),
  status text not null default 'lead' check (status in ('lead', 'quoted', 'confirmed', 'designing', 'ready', 'installing',
    'live', 'notice', 'destaging', 'closed', 'lost', 'canceled')),
  client_id uuid not null,
  agent_id uuid,
  homeowner_id uuid,
  property_id uuid not null,
  designer_id uuid,
  -- The stay: the day of the installation, and the first day on which the home is to be empty again, as somebody said.
  install_on date not null,
  ends_on date not null,
  -- Until when pieces are held: the same, or from day to day later while a home is late.
  held_until date not null,
  term_days int not null check (term_days between 1 and 730),
  installed_on date,
  destaged_on date,
  auto_renew boolean not null default false,
  monthly_amount int check (monthly_amount >= 0),
  fees int check (fees >= 0),
  deposit int check (deposit >= 0),
  budget int check (budget >= 0),
  list_price int check (list_price >= 0),
  listing_url text not null default '',
  listed_on date,
  pending_on date,
  sold_on date,
  notes text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id),
  unique (org_id, number),
  foreign key (org_id, client_id) references client (org_id, id),
  foreign key (org_id, agent_id) references client (org_id, id),
  foreign key (org_id, homeowner_id) references client (org_id, id),
  foreign key (org_id, property_id) references property (org_id, id),
  foreign key (org_id, designer_id) references membership (org_id, id),
  constraint staging_stay check (install_on < ends_on and ends_on <= held_until)
);
create index staging_by_status on staging (org_id, status, install_on, id);
create index staging_by_installation on staging (org_id, install_on, id);
create index staging_by_end on staging (org_id, ends_on, id);
create index staging_of_client on staging (org_id, client_id);
create index staging_of_agent on staging (org_id, agent_id) where agent_id is not null;
create index staging_of_homeowner on staging (org_id, homeowner_id) where homeowner_id is not null;
create index staging_of_property on staging (org_id, property_id);
create trigger staging_touch before update on staging for each row execute function touch_by();

alter table code_counter drop constraint code_counter_kind_check;
alter table code_counter add constraint code_counter_kind_check check (kind in ('unit', 'staging'));

create table staging_room (
  org_id uuid not null references organization (id),
  id uuid not null,
  staging_id uuid not null,
  name text not null,
  room_type text not null,
  floor int check (floor between -5 and 200),
  width int check (width > 0),
  depth int check (depth > 0),
  ceiling int check (ceiling > 0),
  door_width int check (door_width > 0),
  position int not null default 0,
  notes text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id),
  unique (org_id, staging_id, id),
  foreign key (org_id, staging_id) references staging (org_id, id)
);
create trigger staging_room_touch before update on staging_room for each row
  when (old.position is not distinct from new.position) execute function touch_by();

create table room_picture (
  org_id uuid not null references organization (id),
  room_id uuid not null,
  file_id uuid not null,
  -- Before the installation, or after it.
  taken text not null check (taken in ('before', 'after')),
  position int not null,
  primary key (org_id, room_id, taken, file_id),
  foreign key (org_id, room_id) references staging_room (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create index room_picture_file on room_picture (org_id, file_id);
create trigger room_picture_gone after delete on room_picture referencing old table as gone for each statement execute function loosen_files();

-- What goes into the rooms, in versions; what is promised are the lines of the newest.
create table design (
  org_id uuid not null references organization (id),
  id uuid not null,
  staging_id uuid not null,
  number int not null check (number > 0),
  status text not null default 'draft' check (status in ('draft', 'shared', 'approved', 'superseded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  unique (org_id, staging_id, id),
  unique (org_id, staging_id, number),
  foreign key (org_id, staging_id) references staging (org_id, id)
);

-- The version whose lines are promised: the newest.
create function current_design(an_org uuid, a_staging uuid) returns uuid language sql stable
  as $$ select d.id from design d where d.org_id = an_org and d.staging_id = a_staging order by d.number desc limit 1 $$;

create table design_line (
  org_id uuid not null references organization (id),
  id uuid not null,
  staging_id uuid not null,
  design_id uuid not null,
  room_id uuid not null,
  item_id uuid not null,
  -- The very piece, if somebody wants that one and no other.
  unit_id uuid,
  quantity int not null check (quantity > 0),
  optional boolean not null default false,
  note text not null default '',
  position int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id),
  unique (org_id, staging_id, id),
  foreign key (org_id, staging_id, design_id) references design (org_id, staging_id, id),
  foreign key (org_id, staging_id, room_id) references staging_room (org_id, staging_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  check (unit_id is null or quantity = 1)
);
create index design_line_of_design on design_line (org_id, design_id, room_id, position);
create index design_line_of_room on design_line (org_id, room_id);
create index design_line_of_item on design_line (org_id, item_id);
create trigger design_line_touch before update on design_line for each row
  when (old.position is not distinct from new.position) execute function touch_by();

-- Promises. ------------------------------------------------------------------------------------------------------------

-- R4: pieces are pulled some days before the installation, and rest some days after they came back.
create function hold_of(a_from date, a_to date, lead_days int, buffer_days int) returns daterange language sql immutable parallel safe
  as $$ select daterange(a_from - lead_days, a_to + buffer_days) $$;

-- How many of an item can be promised at all: what is missing or in repair can be promised to nobody.
create function cap_of(an_item item) returns int language sql immutable parallel safe
  as $$ select greatest(0, an_item.owned - an_item.missing - an_item.in_repair) $$;

create table reservation (
  org_id uuid not null references organization (id),
  id uuid not null,
  staging_id uuid not null,
  line_id uuid not null,
  item_id uuid not null,
  unit_id uuid,
  quantity int not null check (quantity > 0),
  -- The days it is taken on, the last not among them.
  starts_on date not null,
  ends_on date not null,
  hold daterange not null generated always as (daterange(starts_on, ends_on)) stored,
  status text not null check (status in ('soft', 'firm', 'out', 'released', 'expired', 'bumped')),
  -- The job that took it away, if one did; else its piece was lost.
  bumped_by uuid,
  bumped_at timestamptz,
  -- When the job's designer was told.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, staging_id, line_id) references design_line (org_id, staging_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, bumped_by) references staging (org_id, id),
  check (starts_on < ends_on),
  check (unit_id is null or quantity = 1),
  check ((status = 'bumped') = (bumped_at is not null)),
  -- R1: a piece is never in two homes at once.
  constraint reservation_unit_once exclude using gist (org_id with =, unit_id with =, hold with &&)
    where (unit_id is not null and status in ('firm', 'out'))
);
-- A line is promised once; of what was taken away from it further rows tell.
create unique index reservation_live on reservation (org_id, line_id) where status in ('soft', 'firm', 'out');
create index reservation_of_staging on reservation (org_id, staging_id);
-- What is free of one item, and which items are taken at all in some days.
create index reservation_of_item on reservation (org_id, item_id, ends_on, starts_on) include (quantity, staging_id) where status in ('firm', 'out');
create index reservation_by_days on reservation (org_id, ends_on, starts_on) include (item_id, quantity) where status in ('firm', 'out');
create index reservation_pins on reservation (org_id, item_id, ends_on) where unit_id is not null and status in ('firm', 'out');
create index reservation_soft on reservation (org_id, item_id, ends_on) where status = 'soft';

-- The most that is firmly taken of an item on any one day of a range, without what one job takes. One select, so that it
-- becomes a part of whatever asks.
create function peak_demand(an_org uuid, an_item uuid, a_from date, a_to date, without_staging uuid) returns table (peak int) language sql stable
  as $$ select coalesce(max(running), 0)::int from (
      select sum(change) over (order by day, change) as running from (
        select greatest(r.starts_on, a_from) as day, r.quantity as change from reservation r
          where r.org_id = an_org and r.item_id = an_item and r.status in ('firm', 'out') and r.ends_on > a_from and r.starts_on < a_to
            and r.staging_id is distinct from without_staging
        union all
        select r.ends_on, -r.quantity from reservation r
          where r.org_id = an_org and r.item_id = an_item and r.status in ('firm', 'out') and r.ends_on > a_from and r.starts_on < a_to
            and r.ends_on < a_to and r.staging_id is distinct from without_staging
      ) steps
    ) days $$;

-- The items of which nothing is left on some day of a range: only those of which anything is taken then are looked at.
create function taken_items(an_org uuid, a_from date, a_to date) returns setof uuid language sql stable
  as $$ select i.id from (select r.item_id, sum(r.quantity) as quantity from reservation r
      where r.org_id = an_org and r.status in ('firm', 'out') and r.ends_on > a_from and r.starts_on < a_to group by 1) t
    join item i on i.org_id = an_org and i.id = t.item_id
    where t.quantity >= cap_of(i) and (select p.peak from peak_demand(an_org, i.id, a_from, a_to, null) p) >= cap_of(i) $$;

-- R2: on no day is more promised of an item than there is. Whoever takes more waits for whoever else does, item by item.
create function require_stock(an_org uuid, an_item uuid, a_from date, a_to date) returns void language plpgsql as $$
declare
  a_cap int;
  a_peak int;
begin
  select cap_of(i) into a_cap from item i where i.org_id = an_org and i.id = an_item for no key update;
  select p.peak into a_peak from peak_demand(an_org, an_item, a_from, a_to, null) p;
  if a_peak > a_cap then
    raise exception 'more of item % is promised than there is', an_item
      using errcode = '23P01', constraint = 'reservation_within_stock', table = 'reservation', detail = an_item::text;
  end if;
end $$;

create function guard_new_promises() returns trigger language plpgsql as $$
declare a_taking record;
begin
  for a_taking in select distinct n.org_id, n.item_id, n.starts_on, n.ends_on from added n where n.status in ('firm', 'out') order by 1, 2, 3, 4 loop
    perform require_stock(a_taking.org_id, a_taking.item_id, a_taking.starts_on, a_taking.ends_on);
  end loop;
  return null;
end $$;
create trigger reservation_guard_added after insert on reservation referencing new table as added
  for each statement execute function guard_new_promises();

-- Looked at are the days on which more is taken than before. What gives back is never refused, also not where a loss has left
-- too little.
create function guard_changed_promises() returns trigger language plpgsql as $$
declare a_taking record;
begin
  for a_taking in
    select distinct n.org_id, n.item_id, d.starts_on, d.ends_on
    from becomes n join was o on o.id = n.id
    cross join lateral (values
      (n.starts_on, case when o.status not in ('firm', 'out') or o.item_id <> n.item_id or o.quantity < n.quantity then n.ends_on else least(n.ends_on, o.starts_on) end),
      (greatest(n.starts_on, o.ends_on), n.ends_on)) d (starts_on, ends_on)
    where n.status in ('firm', 'out') and d.starts_on < d.ends_on
    order by 1, 2, 3, 4 loop
    perform require_stock(a_taking.org_id, a_taking.item_id, a_taking.starts_on, a_taking.ends_on);
  end loop;
  return null;
end $$;
create trigger reservation_guard_changed after update on reservation referencing old table as was new table as becomes
  for each statement execute function guard_changed_promises();

-- A pin is a piece of the item it stands beside.
create function guard_pin() returns trigger language plpgsql as $$
begin
  if not exists (select from unit u where u.org_id = new.org_id and u.id = new.unit_id and u.item_id = new.item_id) then
    raise exception 'piece % is none of item %', new.unit_id, new.item_id using errcode = '23514', constraint = 'reservation_pin';
  end if;
  return new;
end $$;
create trigger reservation_pin before insert or update of unit_id, item_id on reservation for each row
  when (new.unit_id is not null) execute function guard_pin();
create trigger design_line_pin before insert or update of unit_id, item_id on design_line for each row
  when (new.unit_id is not null) execute function guard_pin();

-- Which day it is where the organization is.
create function today_of(an_org uuid) returns date language sql stable
  as $$ select (now() at time zone known_zone(o.timezone))::date from organization o where o.id = an_org $$;

-- A job of the queue under a key replaces an earlier one of that key which has not begun.
drop function enqueue_job(text, json);
create function enqueue_job(a_name text, a_payload json, a_key text default null) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(a_name, a_payload, job_key => a_key, max_attempts => 12);
end $$;

-- Takes a promise away, or a part of it. However many pieces a job loses at once, it is told once.
create function bump(an_org uuid, a_reservation uuid, a_quantity int, by_staging uuid) returns void language plpgsql as $$
declare a_promise reservation;
begin
  select * into a_promise from reservation r where r.org_id = an_org and r.id = a_reservation;
  if a_quantity >= a_promise.quantity then
    update reservation set status = 'bumped', bumped_by = by_staging, bumped_at = now(), told_at = null, updated_at = now()
      where org_id = an_org and id = a_reservation;
  else
    update reservation set quantity = quantity - a_quantity, updated_at = now() where org_id = an_org and id = a_reservation;
    insert into reservation (org_id, id, staging_id, line_id, item_id, quantity, starts_on, ends_on, status, bumped_by, bumped_at, created_by)
      values (an_org, gen_random_uuid(), a_promise.staging_id, a_promise.line_id, a_promise.item_id, a_quantity,
        a_promise.starts_on, a_promise.ends_on, 'bumped', by_staging, now(), a_promise.created_by);
  end if;
  perform enqueue_job('tell-bumped', json_build_object('orgId', an_org, 'stagingId', a_promise.staging_id), 'tell-bumped:' || a_promise.staging_id);
end $$;

-- Takes promises away until on every day of a range so many pieces are left for one job. What is in a home stays there; of the
-- others those go first that have the most time to find something else, and of each only as much as is needed.
create function make_room(an_org uuid, an_item uuid, a_from date, a_to date, a_quantity int, for_staging uuid) returns void language plpgsql as $$
declare
  a_cap int;
  a_day date := a_from;
  too_many int;
  a_promise reservation;
begin
  select cap_of(i) - a_quantity into a_cap from item i where i.org_id = an_org and i.id = an_item for no key update;
  loop
    -- The first day with too many is the first of the range, or one on which a stay begins.
    select d.day, d.taken - a_cap into a_day, too_many from (
        select p.day, (select coalesce(sum(r.quantity), 0)::int from reservation r where r.org_id = an_org and r.item_id = an_item
          and r.status in ('firm', 'out') and r.starts_on <= p.day and r.ends_on > p.day and r.staging_id is distinct from for_staging) as taken
        from (select a_day as day union select r.starts_on from reservation r where r.org_id = an_org and r.item_id = an_item
          and r.status in ('firm', 'out') and r.starts_on > a_day) p where p.day < a_to) d
      where d.taken > a_cap order by d.day limit 1;
    exit when not found;
    loop
      select * into a_promise from reservation r where r.org_id = an_org and r.item_id = an_item and r.status = 'firm'
        and r.starts_on <= a_day and r.ends_on > a_day and r.staging_id is distinct from for_staging
        order by r.starts_on desc, r.unit_id nulls first, r.id desc limit 1;
      exit when not found or too_many <= 0;
      perform bump(an_org, a_promise.id, too_many, for_staging);
      too_many := too_many - a_promise.quantity;
    end loop;
    a_day := a_day + 1;
  end loop;
end $$;

-- R16: what can no longer be promised to anybody keeps no promise. First those of the very piece, then what is too much.
create function bump_pins() returns trigger language plpgsql as $$
declare
  an_item record;
  a_promise reservation;
begin
  for an_item in select distinct n.org_id, n.item_id from becomes n join was o on o.id = n.id
    where (o.lifecycle = 'active' and o.custody not in ('missing', 'in_repair', 'left'))
      and not (n.lifecycle = 'active' and n.custody not in ('missing', 'in_repair', 'left')) order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
    for a_promise in select r.* from reservation r join becomes n on n.id = r.unit_id
      where r.org_id = an_item.org_id and r.item_id = an_item.item_id and r.status = 'firm'
        and not (n.lifecycle = 'active' and n.custody not in ('missing', 'in_repair', 'left')) loop
      perform bump(a_promise.org_id, a_promise.id, 1, null);
    end loop;
  end loop;
  return null;
end $$;
-- Named so that it comes before the recount.
create trigger unit_bump_pins after update on unit referencing old table as was new table as becomes
  for each statement execute function bump_pins();

create function bump_lost() returns trigger language plpgsql as $$
begin
  perform make_room(new.org_id, new.id, today_of(new.org_id), 'infinity', 0, null);
  return null;
end $$;
create trigger item_bump_lost after update on item for each row when (cap_of(new) < cap_of(old)) execute function bump_lost();

-- The second wall. -----------------------------------------------------------------------------------------------------

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['staging', 'staging_room', 'room_picture', 'design', 'design_line', 'reservation'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;
