-- People without an account who help with one move for one day: the link they join by, and who joined by it. A helper is a person
-- of their own, so that what they record is theirs like everybody's; nobody ever signs in as one.

alter table app_user
  drop constraint app_user_status_check,
  add constraint app_user_status_check check (status in ('pending', 'active', 'locked', 'disabled', 'helper')),
  add constraint app_user_helper_without_password check (status <> 'helper' or password_hash is null);

-- A membership that is none in any list: whatever asks for active members asks for no helper.
alter table membership
  drop constraint membership_status_check,
  add constraint membership_status_check check (status in ('active', 'suspended', 'left', 'helping')),
  drop constraint membership_check,
  add constraint membership_check check (
    (role_key = 'helper' and role_id is null and status in ('helping', 'left'))
    or (status <> 'helping'
      and (role_id is null) = (role_key in ('owner', 'admin', 'designer', 'warehouse', 'crew', 'accountant', 'viewer'))));

-- However often it is refreshed, a session of a helper ends with the day.
alter table session add column ends_at timestamptz;

create table move_helper_link (
  org_id uuid not null references organization (id),
  id uuid not null,
  move_id uuid not null,
  -- Of the organization's calendar.
  day date not null,
  secret_hash bytea not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, move_id) references move (org_id, id),
  -- A day of twenty-five hours is one.
  constraint move_helper_link_of_one_day check (expires_at > starts_at and expires_at <= starts_at + interval '25 hours')
);
create unique index move_helper_link_secret on move_helper_link (org_id, secret_hash);
create index move_helper_link_of_move on move_helper_link (org_id, move_id, created_at);

create table move_helper (
  org_id uuid not null references organization (id),
  membership_id uuid not null,
  link_id uuid not null,
  user_id uuid not null references app_user (id),
  joined_at timestamptz not null,
  primary key (org_id, membership_id),
  foreign key (org_id, membership_id) references membership (org_id, id),
  foreign key (org_id, link_id) references move_helper_link (org_id, id)
);
create index move_helper_of_link on move_helper (org_id, link_id, joined_at);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['move_helper_link', 'move_helper'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

drop policy own on organization;
create policy own on organization for select
  using (id in (select org_id from membership where user_id = (select current_person()) and status in ('active', 'helping')));

-- Opens a request as before. Of a helper it tells which move they help with, as long as their link is neither revoked nor over.
drop function open_request(uuid, uuid, uuid, timestamptz);
create function open_request(a_session uuid, a_person uuid, an_org uuid, a_moment timestamptz)
returns table (
  session_live boolean, user_status text, email_verified boolean, first_name text, last_name text, email text, user_locale text,
  membership_id uuid, membership_status text, role_key text, role_rules jsonb, helped_move_id uuid
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
  if user_status = 'helper' and membership_status = 'helping' then
    select l.move_id into helped_move_id from move_helper h join move_helper_link l on l.org_id = h.org_id and l.id = h.link_id
      where h.org_id = an_org and h.membership_id = open_request.membership_id and h.user_id = a_person
        and l.revoked_at is null and l.starts_at <= a_moment and l.expires_at > a_moment;
  end if;
  return next;
end $$;
