-- JavaScript knows names of time zones that PostgreSQL does not, and how many it knows depends on the machine it runs on. A
-- day is reckoned in the organization's zone where there is one, and else in UTC, but never fails.
create function known_zone(a_zone text) returns text language plpgsql stable parallel safe as $$
begin
  perform now() at time zone a_zone;
  return a_zone;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

-- Mending. The owner of the table sees its rows only without the wall that keeps even the owner inside one organization.
alter table organization no force row level security;
update organization set timezone = 'UTC' where known_zone(timezone) <> timezone;
alter table organization force row level security;
