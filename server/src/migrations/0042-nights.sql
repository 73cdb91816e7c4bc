-- The last day for which the rules of the night were run, organization by organization. It stands outside any organization,
-- because whoever looks for those whose day has ended does so for all, and knows of each only its time zone.
create table night (
  organization uuid primary key,
  zone text not null,
  day date not null
);

create function keep_night() returns trigger language plpgsql as $$
begin
  insert into night (organization, zone, day) values (new.id, known_zone(new.timezone), (now() at time zone known_zone(new.timezone))::date)
    on conflict (organization) do update set zone = excluded.zone;
  return null;
end $$;
create trigger organization_night after insert or update of timezone on organization for each row execute function keep_night();

-- The organizations there are. Their owner sees none of them while row level security is forced.
alter table organization no force row level security;
insert into night (organization, zone, day) select id, known_zone(timezone), (now() at time zone known_zone(timezone))::date from organization;
alter table organization force row level security;

-- A home that is held a day longer was changed by nobody: whoever edits its job meanwhile is not told of another version.
drop trigger staging_touch on staging;
create trigger staging_touch before update on staging for each row
  when (old.held_until = new.held_until or (old.status, old.install_on, old.ends_on) is distinct from (new.status, new.install_on, new.ends_on))
  execute function touch_by();

-- Soft holds by when they were last asked for, for those that nobody asks for any more.
create index reservation_soft_since on reservation (org_id, updated_at) where status = 'soft';
