-- American spelling, in names and in stored values: color, gray, canceled.
alter table membership rename column colour to color;
alter table category rename column colour to color;
alter table item rename column colour_name to color_name;
alter table item rename column colour_family to color_family;
alter table item rename column colour_hex to color_hex;
alter index item_by_colour rename to item_by_color;

-- Bodies of functions are text: they follow no renamed column.
create or replace function facets_of(an_item item) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array['', 'tracking:' || an_item.tracking, 'color:' || an_item.color_family, 'vendor:' || an_item.vendor_id,
    case when an_item.owned - an_item.missing - an_item.in_repair > 0 then 'usable' end], null) || listed_facets(an_item) $$;

create or replace function item_words() returns trigger language plpgsql as $$
begin
  new.sort_name := plain(new.name);
  new.found_by := plain(concat_ws(' ', new.name, new.sku, new.brand, new.color_name, new.color_family, new.vendor_sku,
    words_of(nullif(new.tags, '[]')), words_of(nullif(new.styles, '[]')), words_of(nullif(new.materials, '[]'))));
  return new;
end $$;

-- Their owner sees no rows while row level security is forced. No row becomes newer by being spelled differently.
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['item', 'item_tally', 'item_facet', 'work_order', 'import', 'import_row', 'audit_entry', 'saved_view'] loop
    execute format('alter table %I no force row level security', tenant_table);
    execute format('alter table %I disable trigger user', tenant_table);
  end loop;
end $$;
alter table item enable trigger item_words;
alter table item enable trigger item_tally_changed;

update item set color_family = 'gray' where color_family = 'grey';

alter table work_order drop constraint work_order_status_check, drop constraint work_order_check;
update work_order set status = 'canceled' where status = 'cancelled';
alter table work_order add constraint work_order_status_check check (status in ('open', 'in_progress', 'done', 'canceled')),
  add constraint work_order_check check ((closed_at is not null) = (status in ('done', 'canceled')));

alter table import drop constraint import_state_check;
update import set state = 'canceled' where state = 'cancelled';
alter table import add constraint import_state_check check (state in ('mapping', 'checking', 'checked', 'applying', 'done', 'canceled', 'failed'));
-- Of imports that are not finished: what their columns mean, and what their rows say.
update import set columns = regexp_replace(columns::text, '"colour(Name|Family|Hex)"', '"color\1"', 'g')::jsonb,
  plan = regexp_replace(plan::text, '"colour(Name|Family|Hex)"', '"color\1"', 'g')::jsonb where columns::text like '%"colour%' or plan::text like '%"colour%';
update import_row set content = regexp_replace(regexp_replace(content::text, '"colour_(name|family|hex)":', '"color_\1":', 'g'),
    '"color_family": "grey"', '"color_family": "gray"')::jsonb where content::text like '%"colour_%';

-- The log says what happened in the words of today. A quotation mark inside a text is written \", so that only names match.
update audit_entry set action = replace(action, '.cancelled', '.canceled') where action like '%.cancelled';
update audit_entry set details = regexp_replace(details::text, '"colour(Name|Family|Hex)?":', '"color\1":', 'g')::jsonb where details::text like '%"colour%';
update audit_entry set details = jsonb_set(details, '{colorFamily}', replace((details -> 'colorFamily')::text, '"grey"', '"gray"')::jsonb)
  where details ? 'colorFamily' and (details -> 'colorFamily')::text like '%"grey"%';

update saved_view set state = regexp_replace(regexp_replace(state::text, '"colours":', '"colors":'), '([[,] ?)"colour"', '\1"color"', 'g')::jsonb
  where state::text like '%"colour%';
update saved_view set state = jsonb_set(state, '{search,colors}', to_jsonb(regexp_replace(state #>> '{search,colors}', '\mgrey\M', 'gray')))
  where state #>> '{search,colors}' like '%grey%';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['item', 'item_tally', 'item_facet', 'work_order', 'import', 'import_row', 'audit_entry', 'saved_view'] loop
    execute format('alter table %I enable trigger user', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
  end loop;
end $$;
