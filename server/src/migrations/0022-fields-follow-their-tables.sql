-- What items are found by: the columns that are marked `search` in the contract, whose lists are kept as JSON. A migration that
-- adds one names them all again; a column that was there before also takes an update of the items that have something in it.
create function search_items_by(variadic searched text[]) returns void language plpgsql as $$
declare
  found_in text;
begin
  select string_agg(case a.atttypid when 'jsonb'::regtype then format('words_of(nullif(new.%I, ''[]''))', a.attname) else format('new.%I', a.attname) end, ', ' order by s.n)
    into strict found_in
    from unnest(searched) with ordinality s (name, n) left join pg_attribute a on a.attrelid = 'public.item'::regclass and a.attname = s.name and a.attnum > 0
    having count(*) = count(a.attname);
  execute format($function$
    create or replace function item_words() returns trigger language plpgsql as $body$
    begin
      new.sort_name := plain(new.name);
      new.found_by := plain(concat_ws(' ', %s));
      return new;
    end $body$ $function$, found_in);
  execute format('create or replace trigger item_words before insert or update of %s on item for each row execute function item_words()',
    (select string_agg(quote_ident(name), ', ') from unnest(searched) name));
end $$;
revoke execute on function search_items_by(text[]) from public;
select search_items_by('name', 'sku', 'brand', 'color_name', 'color_family', 'vendor_sku', 'tags', 'styles', 'materials');

-- A scan is no change of what is known of the piece: whatever is not the fold of its events is.
create function touch_unit() returns trigger language plpgsql as $$
declare
  known unit := new;
begin
  known.lifecycle := old.lifecycle;
  known.custody := old.custody;
  known.condition := old.condition;
  known.location_id := old.location_id;
  known.last_seen_at := old.last_seen_at;
  known.last_seen_by := old.last_seen_by;
  if known is not distinct from old then return new; end if;
  new.updated_at := now();
  new.version := old.version + 1;
  new.updated_by := current_person();
  return new;
end $$;
create or replace trigger unit_touch before update on unit for each row execute function touch_unit();

-- Moving a field shifts the others; that is no change of theirs.
create or replace trigger custom_field_touch before update on custom_field for each row
  when (to_jsonb(old) - 'position' is distinct from to_jsonb(new) - 'position') execute function touch_by();
