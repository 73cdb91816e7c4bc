-- The two settings every request carries: the organization acted in and the person acting.
-- A local set leaves '' behind, never null, hence nullif.
create function current_org() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.org', true), '')::uuid $$;
create function current_person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '')::uuid $$;

-- Ledgers are only ever added to.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;

-- Accounts: people exist outside any organization. -------------------------------------------------------------------

create table app_user (
  id uuid primary key,
  email text not null check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  locale text check (locale in ('en', 'fr', 'ar')),
  status text not null default 'pending' check (status in ('pending', 'active', 'locked', 'disabled')),
  email_verified_at timestamptz,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0,
  recovery_code_hashes jsonb not null default '[]',
  notifications jsonb not null default '{"newDevice": true, "invitationAccepted": true}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_email on app_user (email);
create trigger app_user_touch before update on app_user for each row execute function touch();

-- One row per sign-in; the refresh tokens of that sign-in are generations of it, of which only hashes are kept.
create table session (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  org_id uuid,
  generation int not null default 1,
  token_hash bytea not null,
  previous_token_hash bytea,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  ip text,
  user_agent text,
  device_id uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index session_of_user on session (user_id, created_at desc);

create table one_time_token (
  id uuid primary key,
  purpose text not null check (purpose in ('activate', 'reset', 'change-email-old', 'change-email-new', 'invite')),
  hash bytea not null unique,
  user_id uuid references app_user (id) on delete cascade,
  org_id uuid,
  subject_id uuid,
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_token_user on one_time_token (user_id, purpose) where used_at is null;
create index one_time_token_subject on one_time_token (subject_id) where used_at is null;

-- What people did to their own accounts.
create table account_entry (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null default now(),
  action text not null,
  ip text,
  user_agent text,
  details jsonb not null default '{}'
);
create index account_entry_user on account_entry (user_id, at desc);
create trigger account_entry_ledger before update or delete on account_entry for each row execute function refuse_rewriting();

-- Counts of attempts, shared by all servers. `key` holds hashes, never addresses or mails in clear.
create table rate_bucket (
  key text primary key,
  count int not null,
  until timestamptz not null
);
create index rate_bucket_until on rate_bucket (until);

create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'kept')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_created on mail (created_at desc);

create table idempotency_key (
  user_id uuid not null references app_user (id) on delete cascade,
  org_id uuid not null,
  key text not null,
  endpoint text not null,
  body_hash bytea not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, org_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- Organizations and what belongs to them. ----------------------------------------------------------------------------

create table organization (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  company_type text not null,
  company_size text not null,
  city text not null default '',
  state text not null default '',
  country text not null default '',
  timezone text not null default 'UTC',
  currency text not null default 'USD',
  units text not null default 'imperial' check (units in ('imperial', 'metric')),
  locale text not null default 'en' check (locale in ('en', 'fr', 'ar')),
  settings jsonb not null,
  setup_done_at timestamptz,
  demo boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger organization_touch before update on organization for each row execute function touch();

create table role (
  org_id uuid not null references organization (id),
  id uuid not null,
  key text not null,
  name text not null,
  rules jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  unique (org_id, key)
);
create unique index role_name on role (org_id, lower(name));
create trigger role_touch before update on role for each row execute function touch();

create table membership (
  org_id uuid not null references organization (id),
  id uuid not null,
  user_id uuid not null references app_user (id),
  role_key text not null,
  role_id uuid,
  status text not null default 'active' check (status in ('active', 'suspended', 'left')),
  title text not null default '',
  colour text not null default 'rose',
  joined_at timestamptz not null default now(),
  last_seen_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, role_id) references role (org_id, id),
  check ((role_id is null) = (role_key in ('owner', 'admin', 'designer', 'warehouse', 'crew', 'accountant', 'viewer')))
);
create unique index membership_user on membership (org_id, user_id) where status <> 'left';
create index membership_of_user on membership (user_id) where status = 'active';
create index membership_owners on membership (org_id) where role_key = 'owner' and status = 'active';

create trigger membership_touch before update on membership for each row
  when (old.last_seen_at is not distinct from new.last_seen_at) execute function touch();

create table invitation (
  org_id uuid not null references organization (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  role_key text not null,
  role_id uuid,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'revoked', 'expired')),
  expires_at timestamptz not null,
  invited_by uuid references app_user (id),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, role_id) references role (org_id, id)
);
create unique index invitation_open on invitation (org_id, email) where status = 'pending';
create trigger invitation_touch before update on invitation for each row execute function touch();

create table audit_entry (
  org_id uuid not null references organization (id),
  id uuid not null,
  at timestamptz not null default now(),
  action text not null,
  subject_type text not null,
  subject_id uuid,
  subject_name text,
  actor_id uuid,
  actor_name text,
  ip text,
  request_id text,
  details jsonb not null default '{}',
  primary key (org_id, id)
);
create index audit_entry_at on audit_entry (org_id, at desc, id);
create trigger audit_entry_ledger before update or delete on audit_entry for each row execute function refuse_rewriting();

create table storage_location (
  org_id uuid not null references organization (id),
  id uuid not null,
  parent_id uuid,
  name text not null,
  kind text not null check (kind in ('warehouse', 'zone', 'aisle', 'bay', 'bin', 'vehicle', 'repair')),
  code text,
  address text not null default '',
  active boolean not null default true,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, parent_id) references storage_location (org_id, id)
);
create unique index storage_location_code on storage_location (org_id, code) where deleted_at is null;
create trigger storage_location_touch before update on storage_location for each row execute function touch();

-- The second wall: a query without the right organization sees and writes nothing. The settings are read in a
-- sub-select, so once for a statement and not once for every row. ------------------------------------

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['role', 'membership', 'invitation', 'audit_entry', 'storage_location'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

alter table organization enable row level security;
alter table organization force row level security;
create policy tenant on organization using (id = (select current_org())) with check (id = (select current_org()));

-- A person sees their own memberships everywhere, and what they are called and where (to choose where to act), but
-- changes and deletes only inside one organization.
create policy own on membership for select using (user_id = (select current_person()));
create policy own on role for select
  using ((org_id, id) in (select org_id, role_id from membership where user_id = (select current_person()) and status = 'active'));
create policy own on organization for select
  using (id in (select org_id from membership where user_id = (select current_person()) and status = 'active'));

-- Opens a request: sets both settings and answers, in one round trip, everything that decides what the caller may do now.
create function open_request(a_session uuid, a_person uuid, an_org uuid, a_moment timestamptz)
returns table (
  session_live boolean, user_status text, email_verified boolean, first_name text, last_name text, email text, user_locale text,
  membership_id uuid, membership_status text, role_key text, role_rules jsonb, timezone text
) language plpgsql as $$
begin
  perform set_config('app.org', coalesce(an_org::text, ''), true), set_config('app.person', a_person::text, true);
  return query
    select s.revoked_at is null and s.expires_at > a_moment, u.status, u.email_verified_at is not null, u.first_name, u.last_name, u.email, u.locale,
      m.id, m.status, m.role_key, r.rules, o.timezone
    from session s
    join app_user u on u.id = s.user_id
    left join membership m on m.org_id = an_org and m.user_id = u.id and m.status <> 'left'
    left join role r on r.org_id = m.org_id and r.id = m.role_id
    left join organization o on o.id = m.org_id
    where s.id = a_session and s.user_id = a_person;
end $$;

-- The queue's tables belong to the owner; requests may only add to it, in the transaction of their change.
create function enqueue_job(a_name text, a_payload json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(a_name, a_payload, max_attempts => 12);
end $$;
