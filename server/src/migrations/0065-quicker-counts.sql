-- Most changes of an item are of its counts alone: a promise, a scan, a count. For those the words it is listed under are neither
-- read nor compared.
create function count_facets(an_item item) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array[case when an_item.missing > 0 then 'missing' end, case when an_item.in_repair > 0 then 'in_repair' end,
      case when an_item.in_transit > 0 then 'in_transit' end, case when an_item.on_site > 0 then 'on_site' end,
      case when an_item.picked > 0 then 'picked' end, case when an_item.reserved > 0 then 'reserved' end,
      case when an_item.available > 0 then 'available' end, case when an_item.retired > 0 then 'retired' end,
      case when an_item.sold > 0 then 'sold' end, case when an_item.shown_status = 'none' then 'none' end], null) $$;

create function usable_facet(an_item item) returns text[] language sql immutable parallel safe
  as $$ select case when an_item.owned - an_item.missing - an_item.in_repair > 0 then array['usable'] else '{}' end $$;

create or replace function listed_facets(an_item item) returns text[] language sql immutable parallel safe
  as $$ select count_facets(an_item)
    || case when an_item.styles <> '[]' then facet_words('style:', an_item.styles) end
    || case when an_item.room_types <> '[]' then facet_words('room:', an_item.room_types) end
    || case when an_item.tags <> '[]' then facet_words('tag:', an_item.tags) end $$;

create or replace function facets_of(an_item item) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array['', 'tracking:' || an_item.tracking, 'color:' || an_item.color_family, 'vendor:' || an_item.vendor_id], null)
    || usable_facet(an_item) || listed_facets(an_item) $$;

create or replace function tally_changed() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  is_moved boolean := (old.category_id, old.status) <> (new.category_id, new.status);
  is_renamed boolean := old.sort_name <> new.sort_name;
  is_counted boolean := not is_moved and not is_renamed
    and (old.deleted_at is null, old.tracking, old.color_family, old.vendor_id, old.styles, old.room_types, old.tags)
      is not distinct from (new.deleted_at is null, new.tracking, new.color_family, new.vendor_id, new.styles, new.room_types, new.tags);
  was_listed text[] := case when is_counted then count_facets(old) when old.deleted_at is null then listed_facets(old) else '{}' end;
  is_listed text[] := case when is_counted then count_facets(new) when new.deleted_at is null then listed_facets(new) else '{}' end;
  was text[] := case when is_counted then usable_facet(old) || was_listed when old.deleted_at is null then facets_of(old) else '{}' end;
  becomes text[] := case when is_counted then usable_facet(new) || is_listed when new.deleted_at is null then facets_of(new) else '{}' end;
begin
  if is_counted and new.deleted_at is not null then return null; end if;
  insert into item_tally (org_id, category_id, status, facet, n)
    select old.org_id, old.category_id, old.status, f, -1 from unnest(was) f where is_moved or f <> all (becomes) or is_renamed and f = ''
    union all
    select new.org_id, new.category_id, new.status, f, 1 from unnest(becomes) f where is_moved or f <> all (was) or is_renamed and f = '';
  if old.status = 'archived' then was_listed := '{}'; end if;
  if new.status = 'archived' then is_listed := '{}'; end if;
  if is_renamed or was_listed <> is_listed then
    delete from item_facet t where t.org_id = old.org_id and t.sort_name = old.sort_name and t.item_id = old.id
      and t.facet = any (array(select f from unnest(was_listed) f where is_renamed or f <> all (is_listed)));
    insert into item_facet (org_id, facet, sort_name, item_id)
      select new.org_id, f, new.sort_name, new.id from unnest(is_listed) f where is_renamed or f <> all (was_listed);
  end if;
  if random() < 0.003 then perform add_up_tally(); end if;
  return null;
end $$;
