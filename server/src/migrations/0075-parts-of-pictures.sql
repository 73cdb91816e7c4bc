-- Each part of a picture that is on its way is a row of its own: what is here already is neither read nor written again
-- for the next part, and joined once, with the last one.
create table arriving_part (
  org_id uuid not null,
  by_id uuid not null,
  picture_id uuid not null,
  -- The byte of the picture that it begins with.
  start int not null check (start >= 0),
  content bytea not null check (length(content) > 0),
  primary key (org_id, by_id, picture_id, start),
  foreign key (org_id, by_id, picture_id) references arriving_picture (org_id, by_id, id) on delete cascade
);
-- Pictures are compressed already.
alter table arriving_part alter column content set storage external;

alter table arriving_part enable row level security;
alter table arriving_part force row level security;
create policy tenant on arriving_part using (org_id = (select current_org())) with check (org_id = (select current_org()));

-- Their owner sees no rows while row level security is forced.
alter table arriving_picture no force row level security;
alter table arriving_part no force row level security;
insert into arriving_part (org_id, by_id, picture_id, start, content) select org_id, by_id, id, 0, content from arriving_picture;
alter table arriving_picture add column received int;
update arriving_picture set received = length(content);
alter table arriving_picture alter column received set not null, add check (received between 1 and bytes), drop column content;
alter table arriving_picture force row level security;
alter table arriving_part force row level security;

-- They are swept by their own moment. Which organizations have some that nobody went on with: the sweep knows none.
drop index arriving_picture_by_id;
create index arriving_picture_since on arriving_picture (since);
grant select (org_id, since) on arriving_picture to archway_finder;
create policy finder on arriving_picture for select to archway_finder using (true);

create function orgs_with_arriving(a_moment timestamptz, most int) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select p.org_id from arriving_picture p where p.since < a_moment group by p.org_id order by min(p.since) limit most $$;
grant create on schema public to archway_finder;
alter function orgs_with_arriving(timestamptz, int) owner to archway_finder;
revoke create on schema public from archway_finder;
