-- Whom the company works for, and where. -------------------------------------------------------------------------------

create table client (
  org_id uuid not null references organization (id),
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('agent', 'brokerage', 'homeowner', 'builder', 'investor', 'event_planner', 'corporate')),
  company text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  last_contact_on date,
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  notes text not null default '',
  -- The client it became one with.
  merged_into uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, merged_into) references client (org_id, id)
);
create trigger client_touch before update on client for each row execute function touch_by();

create table property (
  org_id uuid not null references organization (id),
  id uuid not null,
  -- Who owns it, if that is known.
  client_id uuid,
  address text not null,
  city text not null,
  state text not null,
  zip text not null default '',
  country text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  type text not null check (type in ('house', 'townhouse', 'condo', 'apartment', 'estate', 'commercial', 'venue', 'other')),
  sqft int check (sqft between 1 and 1000000),
  bedrooms int check (bedrooms between 0 and 200),
  floors int check (floors between 1 and 200),
  elevator boolean not null default false,
  parking text not null default '',
  door_width int check (door_width > 0),
  stair_width int check (stair_width > 0),
  -- Lockbox and gate codes.
  access_notes text not null default '',
  notes text not null default '',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, client_id) references client (org_id, id),
  constraint property_point check ((latitude is null) = (longitude is null))
);
create index property_of_client on property (org_id, client_id) where client_id is not null;
create trigger property_touch before update on property for each row execute function touch_by();

create table property_picture (
  org_id uuid not null references organization (id),
  property_id uuid not null,
  file_id uuid not null,
  position int not null,
  primary key (org_id, property_id, file_id),
  foreign key (org_id, property_id) references property (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create index property_picture_file on property_picture (org_id, file_id);
create trigger property_picture_gone after delete on property_picture referencing old table as gone for each statement execute function loosen_files();

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['client', 'property', 'property_picture'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;
