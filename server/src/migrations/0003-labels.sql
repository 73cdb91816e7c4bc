-- Labels: what a QR code leads to. The code is random and belongs to one organization in the world; several may lead to
-- one thing, and a revoked one stays known.
create table label_code (
  org_id uuid not null references organization (id),
  id uuid not null,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  kind text not null check (kind in ('unit', 'item', 'location', 'blank')),
  unit_id uuid,
  item_id uuid,
  location_id uuid,
  status text not null default 'active' check (status in ('active', 'revoked')),
  printed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, unit_id) references unit (org_id, id),
  foreign key (org_id, item_id) references item (org_id, id),
  foreign key (org_id, location_id) references storage_location (org_id, id),
  check ((kind = 'unit') = (unit_id is not null) and (kind = 'item') = (item_id is not null) and (kind = 'location') = (location_id is not null))
);
create unique index label_code_code on label_code (code);
create index label_code_of_unit on label_code (org_id, unit_id, created_at) where unit_id is not null;
create index label_code_of_item on label_code (org_id, item_id, created_at) where item_id is not null;
create index label_code_of_location on label_code (org_id, location_id, created_at) where location_id is not null;
create index label_code_made on label_code (org_id, created_at, id);
-- Printing a label again is no change of it.
create trigger label_code_touch before update on label_code for each row
  when ((old.kind, old.status) is distinct from (new.kind, new.status)) execute function touch();

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['label_code'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

-- Whoever finds a piece knows its label and no organization. This role may read which organization a code belongs to,
-- nothing else, and is nobody's login; the one function that runs as it answers for an exact code only.
-- platform/db/roles.ts makes it, on every version of PostgreSQL, before any migration.
grant usage on schema public to archway_finder;
grant select (org_id, code) on label_code to archway_finder;
create policy finder on label_code for select to archway_finder using (true);

create function org_of_label(a_code text) returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select sought.org_id from label_code sought where sought.code = a_code $$;
grant create on schema public to archway_finder;
alter function org_of_label(text) owner to archway_finder;
revoke create on schema public from archway_finder;
