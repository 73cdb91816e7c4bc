-- Calendars of other programs read stagings by a secret link, of which only the hash is kept.
create table calendar_feed (
  org_id uuid not null references organization (id),
  id uuid not null,
  scope text not null check (scope in ('own', 'all', 'organization')),
  -- Whose it is; the organization's own is nobody's.
  membership_id uuid,
  -- None once it is revoked.
  secret_hash bytea,
  last_read_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  primary key (org_id, id),
  foreign key (org_id, membership_id) references membership (org_id, id),
  check ((scope = 'organization') = (membership_id is null))
);
-- Of each scope a member has one link, and so has the organization.
create unique index calendar_feed_once on calendar_feed (org_id, membership_id, scope) nulls not distinct;
create unique index calendar_feed_secret on calendar_feed (org_id, secret_hash) where secret_hash is not null;

alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
create policy tenant on calendar_feed using (org_id = (select current_org())) with check (org_id = (select current_org()));
