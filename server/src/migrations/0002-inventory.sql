create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- Words are looked for without regard to case and accents.
create function plain(a_text text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', a_text)) $$;

-- Storage locations grow. ----------------------------------------------------------------------------------------------

alter table storage_location
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column capacity int check (capacity > 0),
  add column notes text not null default '',
  add constraint storage_location_point check ((latitude is null) = (longitude is null));
create index storage_location_parent on storage_location (org_id, parent_id);

-- The place itself and everything inside it.
create function places_within(a_place uuid) returns setof uuid language sql stable
  as $$ with recursive inside as (
      select l.org_id, l.id from storage_location l where l.org_id = current_org() and l.id = a_place
      union
      select l.org_id, l.id from storage_location l join inside i on l.org_id = i.org_id and l.parent_id = i.id
    ) select id from inside $$;

-- Pictures. ------------------------------------------------------------------------------------------------------------

create table file (
  org_id uuid not null references organization (id),
  id uuid not null,
  kind text not null check (kind in ('picture')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  tint text not null check (tint ~ '^#[0-9a-f]{6}$'),
  -- Of all its sizes together, as they are stored.
  bytes int not null check (bytes > 0),
  -- The same picture taken in twice is one picture.
  digest bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id)
);
create unique index file_digest on file (org_id, digest);

-- Files that perhaps nothing refers to: written down before the first byte is kept and whenever something lets go of one,
-- looked at a day later. It stands outside any organization, because whoever looks does so for all, and knows of each
-- only its place on the shelf.
create table loose_file (
  place text primary key check (place ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  since timestamptz not null
);
create index loose_file_since on loose_file (since);

create function loosen_files() returns trigger language plpgsql as $$
begin
  insert into loose_file (place, since) select distinct org_id || '/' || file_id, now() from gone order by 1
    on conflict (place) do update set since = excluded.since;
  return null;
end $$;

-- Vendors. -------------------------------------------------------------------------------------------------------------

create table vendor (
  org_id uuid not null references organization (id),
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('manufacturer', 'retailer', 'wholesaler', 'artist', 'second_hand', 'service', 'other')),
  email text not null default '',
  phone text not null default '',
  website text not null default '',
  address text not null default '',
  terms text not null default '',
  notes text not null default '',
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id)
);
create unique index vendor_name on vendor (org_id, lower(name)) where deleted_at is null;
create trigger vendor_touch before update on vendor for each row execute function touch();

-- Categories. ----------------------------------------------------------------------------------------------------------

create table category (
  org_id uuid not null references organization (id),
  id uuid not null,
  parent_id uuid,
  name text not null,
  icon text,
  colour text,
  buffer_days int check (buffer_days between 0 and 60),
  position int not null default 0,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, parent_id) references category (org_id, id),
  check (parent_id <> id)
);
create unique index category_name on category (org_id, parent_id, lower(name)) nulls not distinct where deleted_at is null;
-- Moving a category shifts its siblings; that is no change of theirs.
create trigger category_touch before update on category for each row
  when (old.position is not distinct from new.position or old.parent_id is distinct from new.parent_id) execute function touch();

create function categories_within(a_category uuid) returns setof uuid language sql stable
  as $$ with recursive inside as (
      select c.org_id, c.id from category c where c.org_id = current_org() and c.id = a_category
      union
      select c.org_id, c.id from category c join inside i on c.org_id = i.org_id and c.parent_id = i.id where c.deleted_at is null
    ) select id from inside $$;

-- Items. ---------------------------------------------------------------------------------------------------------------

create table item (
  org_id uuid not null references organization (id),
  id uuid not null,
  category_id uuid not null,
  vendor_id uuid,
  cover_id uuid,
  name text not null,
  sku text not null default '',
  tracking text not null check (tracking in ('unit', 'bulk')),
  status text not null default 'active' check (status in ('draft', 'active', 'archived')),
  description text not null default '',
  width int check (width > 0),
  depth int check (depth > 0),
  height int check (height > 0),
  weight int check (weight > 0),
  colour_name text not null default '',
  colour_family text,
  colour_hex text,
  materials jsonb not null default '[]' check (jsonb_typeof(materials) = 'array'),
  styles jsonb not null default '[]' check (jsonb_typeof(styles) = 'array'),
  room_types jsonb not null default '[]' check (jsonb_typeof(room_types) = 'array'),
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  brand text not null default '',
  vendor_sku text not null default '',
  monthly_rent int check (monthly_rent >= 0),
  sale_price int check (sale_price >= 0),
  purchase_cost int check (purchase_cost >= 0),
  replacement_cost int check (replacement_cost >= 0),
  fragile boolean not null default false,
  two_person boolean not null default false,
  pack_method text not null default 'none' check (pack_method in ('none', 'blanket', 'box', 'bag', 'crate', 'wrap')),
  buffer_days int check (buffer_days between 0 and 60),
  custom_fields jsonb not null default '{}' check (jsonb_typeof(custom_fields) = 'object'),
  -- What the list shows and sorts by, kept in step with the pieces by triggers.
  shown_status text not null default 'none'
    check (shown_status in ('missing', 'in_repair', 'in_transit', 'on_site', 'picked', 'reserved', 'available', 'retired', 'sold', 'none')),
  owned int not null default 0,
  available int not null default 0,
  reserved int not null default 0,
  picked int not null default 0,
  in_transit int not null default 0,
  on_site int not null default 0,
  in_repair int not null default 0,
  missing int not null default 0,
  retired int not null default 0,
  sold int not null default 0,
  counted_at timestamptz,
  sort_name text not null default '',
  found_by text not null default '',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, category_id) references category (org_id, id),
  foreign key (org_id, vendor_id) references vendor (org_id, id),
  foreign key (org_id, cover_id) references file (org_id, id)
)
-- Counts change with every scan and stand in no index, so that a new count finds room beside the old one.
with (fillfactor = 85);
create unique index item_sku on item (org_id, lower(sku)) where sku <> '' and deleted_at is null;
create index item_by_name on item (org_id, sort_name, id) where deleted_at is null and status <> 'archived';
create index item_by_category on item (org_id, category_id, sort_name, id) where deleted_at is null and status <> 'archived';
create index item_by_change on item (org_id, updated_at, id) where deleted_at is null and status <> 'archived';
create index item_of_vendor on item (org_id, vendor_id) where vendor_id is not null;
create index item_of_cover on item (org_id, cover_id) where cover_id is not null;
create index item_archived on item (org_id, sort_name, id) where deleted_at is null and status = 'archived';
create index item_found_by on item using gin (found_by gin_trgm_ops);

-- Recounting pieces is no change of the item that somebody else could overwrite.
create trigger item_touch before update on item for each row
  when (old.counted_at is not distinct from new.counted_at) execute function touch();

create function words_of(a_list jsonb) returns text language sql immutable parallel safe strict
  as $$ select string_agg(word, ' ') from jsonb_array_elements_text(a_list) word $$;

create function item_words() returns trigger language plpgsql as $$
begin
  new.sort_name := plain(new.name);
  new.found_by := plain(concat_ws(' ', new.name, new.sku, new.brand, new.colour_name, new.colour_family, new.vendor_sku,
    words_of(nullif(new.tags, '[]')), words_of(nullif(new.styles, '[]')), words_of(nullif(new.materials, '[]'))));
  return new;
end $$;
create trigger item_words before insert or update of name, sku, brand, colour_name, colour_family, vendor_sku, tags, styles, materials
  on item for each row execute function item_words();

-- How many items there are, by category and status, as a sum of differences: adding one locks nobody out, and a total
-- costs the same for a hundred items and for a hundred thousand.
create table item_tally (
  org_id uuid not null references organization (id),
  id uuid not null default gen_random_uuid(),
  category_id uuid not null,
  status text not null,
  n int not null,
  primary key (org_id, id)
);
create index item_tally_sum on item_tally (org_id, status, category_id) include (n);

-- Now and then the differences are added up. Whoever adds them up at the same time takes other rows.
create function add_up_tally() returns void language plpgsql as $$
begin
  with few as (select ctid from item_tally where org_id = current_org() limit 5000 for update skip locked),
    taken as (delete from item_tally t using few where t.ctid = few.ctid and t.org_id = current_org() returning t.org_id, t.category_id, t.status, t.n)
  insert into item_tally (org_id, category_id, status, n)
    select org_id, category_id, status, sum(n) from taken group by 1, 2, 3 having sum(n) <> 0;
end $$;

create function tally_added() returns trigger language plpgsql as $$
begin
  insert into item_tally (org_id, category_id, status, n)
    select org_id, category_id, status, count(*) from added where deleted_at is null group by 1, 2, 3;
  if random() < 0.01 then perform add_up_tally(); end if;
  return null;
end $$;
create trigger item_tally_added after insert on item referencing new table as added for each statement execute function tally_added();

create function tally_changed() returns trigger language plpgsql as $$
begin
  if old.deleted_at is null then
    insert into item_tally (org_id, category_id, status, n) values (old.org_id, old.category_id, old.status, -1);
  end if;
  if new.deleted_at is null then
    insert into item_tally (org_id, category_id, status, n) values (new.org_id, new.category_id, new.status, 1);
  end if;
  if random() < 0.003 then perform add_up_tally(); end if;
  return null;
end $$;
-- Most changes of an item change nothing here, and are not even looked at.
create trigger item_tally_changed after update on item for each row
  when ((old.category_id, old.status, old.deleted_at is null) is distinct from (new.category_id, new.status, new.deleted_at is null))
  execute function tally_changed();

create table item_picture (
  org_id uuid not null references organization (id),
  item_id uuid not null,
  file_id uuid not null,
  position int not null,
  primary key (org_id, item_id, file_id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create index item_picture_file on item_picture (org_id, file_id);
create trigger item_picture_gone after delete on item_picture referencing old table as gone for each statement execute function loosen_files();

-- Most items of a large catalogue have none; a function is not even looked at for those. The cover is the first of them.
create function pictures_of_item(an_item uuid) returns json language plpgsql stable as $$
begin
  return (select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'tint', f.tint) order by p.position), '[]'::json)
    from item_picture p join file f on f.org_id = p.org_id and f.id = p.file_id where p.org_id = current_org() and p.item_id = an_item);
end $$;

create function loosen_cover() returns trigger language plpgsql as $$
begin
  insert into loose_file (place, since) values (old.org_id || '/' || old.cover_id, now())
    on conflict (place) do update set since = excluded.since;
  return null;
end $$;
create trigger item_cover_gone after update on item for each row
  when (old.cover_id is not null and old.cover_id is distinct from new.cover_id) execute function loosen_cover();

-- Units. ---------------------------------------------------------------------------------------------------------------

create table unit (
  org_id uuid not null references organization (id),
  id uuid not null,
  item_id uuid not null,
  code text not null check (code = upper(code)),
  -- The fold of its events; written together with them and by nothing else.
  lifecycle text not null default 'active' check (lifecycle in ('active', 'retired', 'sold', 'lost', 'disposed')),
  custody text not null default 'in_storage' check (custody in ('in_storage', 'picked', 'in_transit', 'on_site', 'in_repair', 'missing', 'left')),
  condition text not null default 'good' check (condition in ('new', 'good', 'fair', 'poor', 'broken')),
  location_id uuid,
  last_seen_at timestamptz,
  last_seen_by uuid references app_user (id),
  home_location_id uuid,
  serial text not null default '',
  note text not null default '',
  acquired_on date,
  acquisition_cost int check (acquisition_cost >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, location_id) references storage_location (org_id, id),
  foreign key (org_id, home_location_id) references storage_location (org_id, id)
);
create unique index unit_code on unit (org_id, code);
create index unit_of_item on unit (org_id, item_id, code);
create index unit_at on unit (org_id, location_id, item_id) include (lifecycle);
-- Pieces that are not simply in storage are few, and looked for.
create index unit_elsewhere on unit (org_id, lifecycle, custody, item_id) where not (lifecycle = 'active' and custody = 'in_storage');
create index unit_home on unit (org_id, home_location_id) where home_location_id is not null;
create index unit_code_part on unit using gin (code gin_trgm_ops);
-- A scan is no change of what is known of the piece.
create trigger unit_touch before update on unit for each row
  when ((old.code, old.home_location_id, old.serial, old.note, old.acquired_on, old.acquisition_cost)
    is distinct from (new.code, new.home_location_id, new.serial, new.note, new.acquired_on, new.acquisition_cost)) execute function touch();

create table unit_picture (
  org_id uuid not null references organization (id),
  unit_id uuid not null,
  file_id uuid not null,
  position int not null,
  primary key (org_id, unit_id, file_id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create index unit_picture_file on unit_picture (org_id, file_id);
create trigger unit_picture_gone after delete on unit_picture referencing old table as gone for each statement execute function loosen_files();

-- The running number of codes that nobody chose.
create table code_counter (
  org_id uuid not null references organization (id),
  kind text not null check (kind in ('unit')),
  last int not null,
  primary key (org_id, kind)
);

-- What was said of pieces: only ever added to. The id is made by whoever says it, so that saying it twice is saying it once.
create table scan_event (
  org_id uuid not null references organization (id),
  id uuid not null,
  at timestamptz not null,
  recorded_at timestamptz not null default now(),
  kind text not null check (kind in ('added', 'moved', 'seen', 'damaged', 'repaired', 'missing', 'found', 'retired', 'reinstated',
    'sold', 'lost', 'disposed', 'undone', 'received', 'transferred', 'counted', 'written_off')),
  item_id uuid not null,
  unit_id uuid,
  quantity int not null default 1,
  location_id uuid,
  condition text check (condition in ('new', 'good', 'fair', 'poor', 'broken')),
  note text not null default '',
  undoes uuid,
  by_id uuid references app_user (id),
  inferred boolean not null default false,
  primary key (org_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, location_id) references storage_location (org_id, id),
  foreign key (org_id, undoes) references scan_event (org_id, id),
  check ((kind = 'undone') = (undoes is not null))
);
create index scan_event_of_unit on scan_event (org_id, unit_id, at, id) where unit_id is not null;
create index scan_event_of_item on scan_event (org_id, item_id, at desc, id);
create index scan_event_at_place on scan_event (org_id, location_id, at desc) where location_id is not null;
create unique index scan_event_undone_once on scan_event (org_id, undoes) where undoes is not null;
create trigger scan_event_ledger before update or delete on scan_event for each row execute function refuse_rewriting();

-- Bulk stock: balances are the sum of a ledger that is only ever added to. ------------------------------------------------

create table stock_ledger (
  org_id uuid not null references organization (id),
  id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  event_id uuid not null,
  delta int not null check (delta <> 0),
  recorded_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, location_id) references storage_location (org_id, id),
  foreign key (org_id, event_id) references scan_event (org_id, id)
);
create index stock_ledger_of_item on stock_ledger (org_id, item_id, location_id);
create trigger stock_ledger_ledger before update or delete on stock_ledger for each row execute function refuse_rewriting();

create table bulk_balance (
  org_id uuid not null references organization (id),
  item_id uuid not null,
  location_id uuid not null,
  on_hand int not null constraint bulk_balance_never_negative check (on_hand >= 0),
  primary key (org_id, item_id, location_id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, location_id) references storage_location (org_id, id)
);
create index bulk_balance_at on bulk_balance (org_id, location_id) where on_hand > 0;

-- Piles are taken in one order, so that two transfers never wait for each other.
create function carry_balance() returns trigger language plpgsql as $$
declare pile record;
begin
  for pile in select org_id, item_id, location_id, sum(delta) as delta from written group by 1, 2, 3 order by 2, 3 loop
    insert into bulk_balance (org_id, item_id, location_id, on_hand) values (pile.org_id, pile.item_id, pile.location_id, 0) on conflict do nothing;
    update bulk_balance b set on_hand = b.on_hand + pile.delta
      where b.org_id = pile.org_id and b.item_id = pile.item_id and b.location_id = pile.location_id;
  end loop;
  return null;
end $$;
create trigger stock_ledger_carry after insert on stock_ledger referencing new table as written for each statement execute function carry_balance();

-- Work orders. -----------------------------------------------------------------------------------------------------------

create table work_order (
  org_id uuid not null references organization (id),
  id uuid not null,
  item_id uuid not null,
  unit_id uuid,
  event_id uuid,
  quantity int not null default 1 check (quantity > 0),
  kind text not null check (kind in ('clean', 'repair')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'done', 'cancelled')),
  blocks boolean not null default true,
  note text not null default '',
  cost int check (cost >= 0),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, event_id) references scan_event (org_id, id),
  check ((closed_at is not null) = (status in ('done', 'cancelled')))
);
create unique index work_order_open on work_order (org_id, unit_id) where unit_id is not null and status in ('open', 'in_progress');
create index work_order_of_item on work_order (org_id, item_id, opened_at desc);
create trigger work_order_touch before update on work_order for each row execute function touch();

-- How many pieces an item has, by where they are.
create function pieces_of(an_org uuid, an_item uuid) returns table (owned bigint, available bigint, picked bigint, in_transit bigint, on_site bigint,
  in_repair bigint, missing bigint, retired bigint, sold bigint) language sql stable rows 1
  as $$ select
      count(*) filter (where u.lifecycle in ('active', 'lost')),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_storage'),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'picked'),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_transit'),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'on_site'),
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_repair'),
      count(*) filter (where u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody = 'missing'),
      count(*) filter (where u.lifecycle in ('retired', 'disposed')),
      count(*) filter (where u.lifecycle = 'sold' or u.lifecycle = 'active' and u.custody = 'left')
    from unit u where u.org_id = an_org and u.item_id = an_item $$;

-- The item's numbers follow its pieces. When many are added at once, most items came with their numbers right: those are
-- only looked at. The others are held before they are counted, one after the other in the order of their ids, so two changes
-- never wait for each other, and no plan of a join is kept from a time when few were touched.
create function recount_items() returns trigger language plpgsql as $$
declare
  an_item record;
  c record;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  for an_item in select w.org_id, w.item_id from (select distinct t.org_id, t.item_id from touched t) w
    where not is_many or not exists (select from item i cross join lateral pieces_of(w.org_id, w.item_id) n
      where i.org_id = w.org_id and i.id = w.item_id and (i.owned, i.available, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
        = (n.owned, n.available, n.picked, n.in_transit, n.on_site, n.in_repair, n.missing, n.retired, n.sold))
    order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
    select * into c from pieces_of(an_item.org_id, an_item.item_id);
    update item i set counted_at = clock_timestamp(), owned = c.owned, available = c.available, picked = c.picked, in_transit = c.in_transit,
      on_site = c.on_site, in_repair = c.in_repair, missing = c.missing, retired = c.retired, sold = c.sold,
      shown_status = case when c.missing > 0 then 'missing' when c.in_repair > 0 then 'in_repair' when c.in_transit > 0 then 'in_transit'
        when c.on_site > 0 then 'on_site' when c.picked > 0 then 'picked' when c.available > 0 then 'available'
        when c.retired > 0 then 'retired' when c.sold > 0 then 'sold' else 'none' end
    where i.org_id = an_item.org_id and i.id = an_item.item_id
      and (i.owned, i.available, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
        <> (c.owned, c.available, c.picked, c.in_transit, c.on_site, c.in_repair, c.missing, c.retired, c.sold);
  end loop;
  return null;
end $$;
create trigger unit_recount_added after insert on unit referencing new table as touched for each statement execute function recount_items();
create trigger unit_recount_changed after update on unit referencing new table as touched for each statement execute function recount_items();

create function recount_bulk() returns trigger language plpgsql as $$
declare
  an_item record;
  a_sum int;
begin
  for an_item in select distinct org_id, item_id from touched order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
    select coalesce(sum(b.on_hand), 0) into a_sum from bulk_balance b where b.org_id = an_item.org_id and b.item_id = an_item.item_id;
    update item i set counted_at = clock_timestamp(), owned = a_sum, available = a_sum, shown_status = case when a_sum > 0 then 'available' else 'none' end
      where i.org_id = an_item.org_id and i.id = an_item.item_id and i.owned <> a_sum;
  end loop;
  return null;
end $$;
create trigger bulk_balance_recount after update on bulk_balance referencing new table as touched for each statement execute function recount_bulk();

-- Looks how large the tables have become. Plans that were made while they were small go by any index that begins with the
-- organization, and read all of its rows for each one that is added; whoever adds many says so here, early and again.
create function learn_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze public.item, public.unit, public.scan_event, public.stock_ledger, public.bulk_balance, public.item_tally, public.category, public.storage_location;
end $$;

-- The second wall. -------------------------------------------------------------------------------------------------------

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['file', 'vendor', 'category', 'item', 'item_tally', 'item_picture', 'unit', 'unit_picture', 'code_counter',
    'scan_event', 'stock_ledger', 'bulk_balance', 'work_order'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

-- Looking for words. -----------------------------------------------------------------------------------------------------

-- Under row level security PostgreSQL does not let LIKE use an index, because LIKE could tell of rows it was not meant to
-- see. This role may read the words of items and the codes of pieces, nothing else, and is nobody's login; the one function that runs as it
-- names the organization itself.
-- platform/db/roles.ts makes it, on every version of PostgreSQL, before any migration.
grant usage on schema public to archway_search;
grant select (org_id, id, found_by, sort_name, status, deleted_at) on item to archway_search;
grant select (org_id, item_id, code) on unit to archway_search;
create policy search on item for select to archway_search using (true);
create policy search on unit for select to archway_search using (true);

-- Every word must be part of what the item is found by, or of the code of one of its pieces. When nothing is, words that
-- look alike are enough. What a list sorts by comes along, so that nobody has to read the items again only to put them
-- in order. Each statement is planned for the very words: how many items have them differs by a thousand times.
create function search_items(a_query text) returns table (item_id uuid, closeness real, sort_name text, status text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp rows 200 as $$
declare
  an_org uuid := current_org();
  a_phrase text := plain(trim(a_query));
  a_words text[];
  patterns text[];
  is_found boolean;
begin
  if an_org is null or a_phrase = '' then return; end if;
  select array_agg(word), array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%') into a_words, patterns
    from (select word from regexp_split_to_table(a_phrase, '\s+') word limit 8) words;
  -- One condition for each word: an index answers those, and not one about all of a list.
  return query execute
    'select i.id, (case when i.sort_name like $2[1] then 2 else 1 end)::real, i.sort_name, i.status from item i where i.org_id = $1 and i.deleted_at is null and '
    || (select string_agg(format('i.found_by like $2[%s]', n), ' and ') from generate_subscripts(patterns, 1) n)
    using an_org, patterns;
  is_found := found;
  -- A single word may be a code; items that were found by it already are not found again.
  if cardinality(patterns) = 1 then
    return query execute
      'select i.id, 3::real, i.sort_name, i.status from (select distinct u.item_id from unit u where u.org_id = $1 and u.code like upper($2)) coded
        cross join lateral (select x.id, x.sort_name, x.status from item x
          where x.org_id = $1 and x.id = coded.item_id and x.deleted_at is null and x.found_by not like $2 offset 0) i'
      using an_org, patterns[1];
    is_found := is_found or found;
  end if;
  if is_found then return; end if;
  -- Short words have too little to be alike in: they must be there as they are, or nothing is found.
  if not exists (select from unnest(a_words) word where word ~ '\w{4}') then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return query execute
    'select i.id, word_similarity($4, i.found_by), i.sort_name, i.status from item i where i.org_id = $1 and i.deleted_at is null and '
    || (select string_agg(case when a_words[n] ~ '\w{4}' then format('$3[%s] <%% i.found_by', n) else format('i.found_by like $2[%s]', n) end, ' and ')
        from generate_subscripts(a_words, 1) n)
    using an_org, patterns, a_words, a_phrase;
end $$;
grant create on schema public to archway_search;
alter function search_items(text) owner to archway_search;
revoke create on schema public from archway_search;

-- Opens a request as before, one small question after the other, and asks no more than decides what the caller may do: of a
-- role only those with a role of their own, and nothing of the organization, of whose row the policies ask a lot.
drop function open_request(uuid, uuid, uuid, timestamptz);
create function open_request(a_session uuid, a_person uuid, an_org uuid, a_moment timestamptz)
returns table (
  session_live boolean, user_status text, email_verified boolean, first_name text, last_name text, email text, user_locale text,
  membership_id uuid, membership_status text, role_key text, role_rules jsonb
) language plpgsql as $$
declare
  a_role uuid;
  a_setting text;
begin
  -- An assignment, because that is the quickest way to call a function.
  a_setting := set_config('app.org', coalesce(an_org::text, ''), true);
  a_setting := set_config('app.person', a_person::text, true);
  select s.revoked_at is null and s.expires_at > a_moment, u.status, u.email_verified_at is not null, u.first_name, u.last_name, u.email, u.locale
    into session_live, user_status, email_verified, first_name, last_name, email, user_locale
    from session s join app_user u on u.id = s.user_id where s.id = a_session and s.user_id = a_person;
  if not found then return; end if;
  select m.id, m.status, m.role_key, m.role_id into membership_id, membership_status, role_key, a_role
    from membership m where m.org_id = an_org and m.user_id = a_person and m.status <> 'left';
  if a_role is not null then
    select r.rules into role_rules from role r where r.org_id = an_org and r.id = a_role;
  end if;
  return next;
end $$;
