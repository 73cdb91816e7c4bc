-- Ways of looking at a list that somebody gave a name: what is looked for, in which order, with which columns.
create table saved_view (
  org_id uuid not null references organization (id),
  id uuid not null,
  list text not null check (list ~ '^[a-z]{1,30}$'),
  name text not null,
  owner_id uuid not null references app_user (id),
  shared boolean not null default false,
  -- As the address of the list writes it, and the columns.
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id)
);
create unique index saved_view_name on saved_view (org_id, list, owner_id, lower(name));
create trigger saved_view_touch before update on saved_view for each row execute function touch();

-- What a person sees first when they come to a list.
create table default_view (
  org_id uuid not null references organization (id),
  user_id uuid not null references app_user (id),
  list text not null check (list ~ '^[a-z]{1,30}$'),
  view_id uuid not null,
  primary key (org_id, user_id, list),
  foreign key (org_id, view_id) references saved_view (org_id, id) on delete cascade
);
create index default_view_of_view on default_view (org_id, view_id);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['saved_view', 'default_view'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;
