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
  -- The organization of its import, which is looked up for every row anyway.
  org_id uuid not null,
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

-- Imports, and until when they are kept; it stands outside any organization for the same reason.
create table kept_import (
  place text primary key check (place ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  until timestamptz not null
);
create index kept_import_until on kept_import (until);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['import', 'import_part', 'import_picture', 'import_row'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

-- Rows of a sheet are many at once, and joined to items right after they came. Only the columns that decide how is looked at;
-- a table that somebody else looks at, or adds thousands of rows to, is left to them: nobody waits for an import.
create function learn_import_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze (skip_locked) public.import_row (org_id, import_id, row_no, outcome, item_id, sku), public.item (org_id, id, category_id, sort_name, sku),
    public.unit (org_id, id, item_id, code), public.scan_event (org_id, id, item_id, unit_id), public.stock_ledger (org_id, item_id),
    public.bulk_balance (org_id, item_id), public.category (org_id, id), public.vendor (org_id, id), public.storage_location (org_id, id);
end $$;
