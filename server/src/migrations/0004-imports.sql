-- Sheets of items on their way in. An import belongs to whoever sent the sheet: it holds cells that not everybody may see.
create table import (
  org_id uuid not null references organization (id),
  id uuid not null,
  state text not null default 'mapping' check (state in ('mapping', 'checking', 'checked', 'applying', 'done', 'cancelled', 'failed')),
  file_name text not null,
  kind text not null check (kind in ('csv', 'xlsx')),
  digest bytea not null,
  -- How the file is read, what stands in it, and what its columns mean.
  reading jsonb not null check (jsonb_typeof(reading) = 'object'),
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  plan jsonb check (jsonb_typeof(plan) = 'object'),
  -- Which of several checks wrote the rows: whoever finds another number here has been overtaken, and stops.
  run int not null default 0,
  progress real not null default 0 check (progress between 0 and 1),
  counts jsonb,
  failure text check (failure in ('unreadable', 'unclosed_quote', 'empty', 'too_many_rows', 'too_many_columns', 'too_large', 'encrypted', 'unsafe_zip',
    'moved_on', 'internal')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid not null references app_user (id),
  primary key (org_id, id)
);
create index import_of_person on import (org_id, created_by, created_at desc, id);
create index import_digest on import (org_id, digest) where state = 'done';
-- Getting on is no change that somebody else could overwrite.
create trigger import_touch before update on import for each row
  when ((old.state, old.reading, old.plan, old.run) is distinct from (new.state, new.reading, new.plan, new.run)) execute function touch();

-- The files of an import, in pieces: 0 is the sheet, any others are zips of pictures. They come and go with its row, in
-- one transaction, and every server that shares the database can read them.
create table import_part (
  org_id uuid not null references organization (id),
  import_id uuid not null,
  file_no int not null check (file_no >= 0),
  part_no int not null check (part_no >= 0),
  content bytea not null,
  primary key (org_id, import_id, file_no, part_no),
  foreign key (org_id, import_id) references import (org_id, id) on delete cascade
);
-- Pictures and zipped sheets do not become smaller.
alter table import_part alter column content set storage external;

-- The pictures in the zips, by the names rows call them; several names may lead to one.
create table import_picture (
  org_id uuid not null references organization (id),
  import_id uuid not null,
  name text not null,
  file_no int not null,
  entry text not null,
  -- Of its bytes, as pictures are known by.
  digest bytea not null,
  -- Tried, and no picture.
  bad boolean not null default false,
  primary key (org_id, import_id, name),
  foreign key (org_id, import_id) references import (org_id, id) on delete cascade
);

-- The rows of a sheet as a check left them: `content` under the names of the item's columns, nothing for an empty cell.
create table import_row (
  org_id uuid not null references organization (id),
  import_id uuid not null,
  row_no int not null,
  run int not null,
  -- None yet is a new item.
  outcome text check (outcome in ('changed', 'same', 'wrong')),
  -- The item it is about, or will be.
  item_id uuid not null,
  sku text not null default '',
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- What an item has beside its own columns: pieces, a place, pictures, and names of what is yet to be made.
  beside jsonb not null default '{}' check (jsonb_typeof(beside) = 'object'),
  problems jsonb check (jsonb_typeof(problems) = 'array'),
  primary key (org_id, import_id, row_no),
  foreign key (org_id, import_id) references import (org_id, id) on delete cascade
);
create index import_row_wrong on import_row (org_id, import_id, row_no) where outcome = 'wrong';

-- Imports that somebody works on, and when they last said so. It stands outside any organization, because whoever looks
-- for those that were left lying does so for all, and knows of each only where it is.
create table running_import (
  place text primary key check (place ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  job text not null check (job in ('check-import', 'apply-import')),
  beat timestamptz not null
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['import', 'import_part', 'import_picture', 'import_row'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

-- Rows of a sheet are many at once, and joined to items right after they came.
create or replace function learn_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze public.item, public.unit, public.scan_event, public.stock_ledger, public.bulk_balance, public.item_tally, public.category, public.storage_location,
    public.import_row;
end $$;

-- As before, the item's numbers follow its pieces. When many are added at once, most items came with their numbers right:
-- those are only looked at. The others are held before they are counted, one after the other in the order of their ids.
create or replace function recount_items() returns trigger language plpgsql as $$
declare
  an_item record;
  c record;
  is_many boolean := (select count(*) > 100 from (select from touched limit 101) few);
begin
  for an_item in select w.org_id, w.item_id from (select distinct t.org_id, t.item_id from touched t) w
    where not is_many or not exists (select from item i
      cross join lateral (select
          count(*) filter (where u.lifecycle in ('active', 'lost')) as owned,
          count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_storage') as available,
          count(*) filter (where u.lifecycle = 'active' and u.custody = 'picked') as picked,
          count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_transit') as in_transit,
          count(*) filter (where u.lifecycle = 'active' and u.custody = 'on_site') as on_site,
          count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_repair') as in_repair,
          count(*) filter (where u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody = 'missing') as missing,
          count(*) filter (where u.lifecycle in ('retired', 'disposed')) as retired,
          count(*) filter (where u.lifecycle = 'sold' or u.lifecycle = 'active' and u.custody = 'left') as sold
        from unit u where u.org_id = w.org_id and u.item_id = w.item_id) n
      where i.org_id = w.org_id and i.id = w.item_id and (i.owned, i.available, i.picked, i.in_transit, i.on_site, i.in_repair, i.missing, i.retired, i.sold)
        = (n.owned, n.available, n.picked, n.in_transit, n.on_site, n.in_repair, n.missing, n.retired, n.sold))
    order by 1, 2 loop
    perform 1 from item i where i.org_id = an_item.org_id and i.id = an_item.item_id for no key update;
    select
      count(*) filter (where u.lifecycle in ('active', 'lost')) as owned,
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_storage') as available,
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'picked') as picked,
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_transit') as in_transit,
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'on_site') as on_site,
      count(*) filter (where u.lifecycle = 'active' and u.custody = 'in_repair') as in_repair,
      count(*) filter (where u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody = 'missing') as missing,
      count(*) filter (where u.lifecycle in ('retired', 'disposed')) as retired,
      count(*) filter (where u.lifecycle = 'sold' or u.lifecycle = 'active' and u.custody = 'left') as sold
      into c from unit u where u.org_id = an_item.org_id and u.item_id = an_item.item_id;
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
