-- Words are looked for within one organization: the index begins with it, so that nobody's search pays for the items of others.
create extension if not exists btree_gin with schema public;
drop index item_found_by;
drop index unit_code_part;

-- What a list can be narrowed to or sorted by, in the order in which it is shown. Only what seldom changes stands here, so
-- that most changes of an item find room beside its old row and touch no index: no prices, and no counts.
drop index item_of_vendor;
drop index item_by_change;
create index item_of_vendor on item (org_id, vendor_id, sort_name, id) where vendor_id is not null;
create index item_by_colour on item (org_id, colour_family, sort_name, id) where deleted_at is null and status <> 'archived';
create index item_in_bulk on item (org_id, sort_name, id) where deleted_at is null and status <> 'archived' and tracking = 'bulk';
create index item_by_sku on item (org_id, lower(sku), sort_name, id) where deleted_at is null and status <> 'archived';
create index item_by_creation on item (org_id, created_at, id) where deleted_at is null and status <> 'archived';
create index item_found_by on item using gin (org_id, found_by gin_trgm_ops);
create index unit_code_part on unit using gin (org_id, code gin_trgm_ops);

-- When an item was last changed stands apart: it changes with every write, and an index of it on the item would make
-- every write one of all indexes of the item.
create table item_changed (
  org_id uuid not null references organization (id),
  item_id uuid not null,
  at timestamptz not null,
  primary key (org_id, item_id)
) with (fillfactor = 85);
create index item_changed_at on item_changed (org_id, at, item_id);

create function keep_change_of_added() returns trigger language plpgsql as $$
begin
  insert into item_changed (org_id, item_id, at) select org_id, id, updated_at from added;
  return null;
end $$;
create trigger item_changed_added after insert on item referencing new table as added for each statement execute function keep_change_of_added();

create function keep_change() returns trigger language plpgsql as $$
begin
  update item_changed c set at = new.updated_at where c.org_id = new.org_id and c.item_id = new.id;
  return null;
end $$;
create trigger item_changed_again after update on item for each row
  when (old.updated_at <> new.updated_at) execute function keep_change();

-- What an item is filtered by beside its category and its status. Where its pieces are changes with every scan, and of words
-- it has several: no index of the item holds these in the order of names, so they stand in a table that is one.
create function facet_words(a_kind text, a_list jsonb) returns text[] language sql immutable parallel safe strict
  as $$ select array_agg(distinct a_kind || lower(word)) from jsonb_array_elements_text(a_list) word $$;

create function listed_facets(an_item item) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array[case when an_item.missing > 0 then 'missing' end, case when an_item.in_repair > 0 then 'in_repair' end,
      case when an_item.in_transit > 0 then 'in_transit' end, case when an_item.on_site > 0 then 'on_site' end,
      case when an_item.picked > 0 then 'picked' end, case when an_item.reserved > 0 then 'reserved' end,
      case when an_item.available > 0 then 'available' end, case when an_item.retired > 0 then 'retired' end,
      case when an_item.sold > 0 then 'sold' end, case when an_item.shown_status = 'none' then 'none' end], null)
    || case when an_item.styles <> '[]' then facet_words('style:', an_item.styles) end
    || case when an_item.room_types <> '[]' then facet_words('room:', an_item.room_types) end
    || case when an_item.tags <> '[]' then facet_words('tag:', an_item.tags) end $$;

-- The items that are not archived, under each of these. Written by triggers and by nothing else.
create table item_facet (
  org_id uuid not null references organization (id),
  facet text not null,
  sort_name text not null,
  item_id uuid not null,
  primary key (org_id, facet, sort_name, item_id)
);

-- The tally counts by all that an item is filtered by: every item once under '' and once under each of its facets.
create function facets_of(an_item item) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array['', 'tracking:' || an_item.tracking, 'color:' || an_item.colour_family, 'vendor:' || an_item.vendor_id,
    case when an_item.owned - an_item.missing - an_item.in_repair > 0 then 'usable' end], null) || listed_facets(an_item) $$;

alter table item_tally add column facet text not null default '';
drop index item_tally_sum;
create index item_tally_sum on item_tally (org_id, facet, status, category_id) include (n);

-- Only what was counted several times: the tally of a large catalogue has thousands of facets, most of them at rest.
create or replace function add_up_tally() returns void language plpgsql as $$
begin
  with several as (select t.facet, t.status, t.category_id from item_tally t where t.org_id = current_org() group by 1, 2, 3 having count(*) > 1),
    few as (select t.ctid from item_tally t join several s on t.facet = s.facet and t.status = s.status and t.category_id = s.category_id
      where t.org_id = current_org() limit 5000 for update of t skip locked),
    taken as (delete from item_tally t using few where t.ctid = few.ctid and t.org_id = current_org() returning t.org_id, t.category_id, t.status, t.facet, t.n)
  insert into item_tally (org_id, category_id, status, facet, n)
    select org_id, category_id, status, facet, sum(n) from taken group by 1, 2, 3, 4 having sum(n) <> 0;
end $$;

create or replace function tally_added() returns trigger language plpgsql as $$
begin
  insert into item_tally (org_id, category_id, status, facet, n)
    select a.org_id, a.category_id, a.status, f, count(*) from added a cross join lateral unnest(facets_of(a)) f
    where a.deleted_at is null group by 1, 2, 3, 4;
  insert into item_facet (org_id, facet, sort_name, item_id)
    select a.org_id, f, a.sort_name, a.id from added a cross join lateral unnest(listed_facets(a)) f where a.deleted_at is null and a.status <> 'archived';
  if random() < 0.01 then perform add_up_tally(); end if;
  return null;
end $$;

-- An item in another category or status leaves with all its facets. One that stays tells what is different about it; with
-- another name it is counted out and in again, by which whoever remembers where a page began knows that it may begin elsewhere.
create or replace function tally_changed() returns trigger language plpgsql as $$
declare
  was text[] := case when old.deleted_at is null then facets_of(old) else '{}' end;
  becomes text[] := case when new.deleted_at is null then facets_of(new) else '{}' end;
  was_listed text[] := case when old.deleted_at is null and old.status <> 'archived' then listed_facets(old) else '{}' end;
  is_listed text[] := case when new.deleted_at is null and new.status <> 'archived' then listed_facets(new) else '{}' end;
  is_moved boolean := (old.category_id, old.status) <> (new.category_id, new.status);
  is_renamed boolean := old.sort_name <> new.sort_name;
begin
  insert into item_tally (org_id, category_id, status, facet, n)
    select old.org_id, old.category_id, old.status, f, -1 from unnest(was) f where is_moved or f <> all (becomes) or is_renamed and f = ''
    union all
    select new.org_id, new.category_id, new.status, f, 1 from unnest(becomes) f where is_moved or f <> all (was) or is_renamed and f = '';
  if is_renamed or was_listed <> is_listed then
    delete from item_facet t where t.org_id = old.org_id and t.sort_name = old.sort_name and t.item_id = old.id
      and t.facet = any (array(select f from unnest(was_listed) f where is_renamed or f <> all (is_listed)));
    insert into item_facet (org_id, facet, sort_name, item_id)
      select new.org_id, f, new.sort_name, new.id from unnest(is_listed) f where is_renamed or f <> all (was_listed);
  end if;
  if random() < 0.003 then perform add_up_tally(); end if;
  return null;
end $$;
drop trigger item_tally_changed on item;
create trigger item_tally_changed after update on item for each row
  when ((old.category_id, old.status, old.deleted_at is null, old.sort_name, old.tracking, old.colour_family, old.vendor_id, old.styles, old.room_types, old.tags,
      old.missing > 0, old.in_repair > 0, old.in_transit > 0, old.on_site > 0, old.picked > 0, old.reserved > 0, old.available > 0, old.retired > 0, old.sold > 0,
      old.shown_status = 'none', old.owned - old.missing - old.in_repair > 0)
    is distinct from (new.category_id, new.status, new.deleted_at is null, new.sort_name, new.tracking, new.colour_family, new.vendor_id, new.styles, new.room_types, new.tags,
      new.missing > 0, new.in_repair > 0, new.in_transit > 0, new.on_site > 0, new.picked > 0, new.reserved > 0, new.available > 0, new.retired > 0, new.sold > 0,
      new.shown_status = 'none', new.owned - new.missing - new.in_repair > 0))
  execute function tally_changed();

-- The items there are. Their owner sees none of them while row level security is forced.
alter table item no force row level security;
alter table item_tally no force row level security;
insert into item_changed (org_id, item_id, at) select org_id, id, updated_at from item;
insert into item_tally (org_id, category_id, status, facet, n)
  select i.org_id, i.category_id, i.status, f, count(*) from item i cross join lateral unnest(facets_of(i)) f
  where i.deleted_at is null and f <> '' group by 1, 2, 3, 4;
insert into item_facet (org_id, facet, sort_name, item_id)
  select i.org_id, f, i.sort_name, i.id from item i cross join lateral unnest(listed_facets(i)) f
  where i.deleted_at is null and i.status <> 'archived' order by 1, 2, 3, 4;
alter table item force row level security;
alter table item_tally force row level security;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['item_changed', 'item_facet'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select current_org())) with check (org_id = (select current_org()))', tenant_table);
  end loop;
end $$;

create or replace function learn_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze public.item, public.item_changed, public.item_facet, public.unit, public.scan_event, public.stock_ledger, public.bulk_balance, public.item_tally, public.category,
    public.storage_location;
end $$;
