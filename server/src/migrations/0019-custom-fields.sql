-- Fields that an organization defines itself, beside the built-in ones. What has values keeps them under the field's id.
create table custom_field (
  org_id uuid not null references organization (id),
  id uuid not null,
  entity text not null check (entity in ('item')),
  name text not null,
  type text not null check (type in ('text', 'longText', 'number', 'money', 'length', 'weight', 'choice', 'flag', 'day')),
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  hint text not null default '',
  listed boolean not null default true,
  position int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app_user (id),
  updated_by uuid references app_user (id),
  primary key (org_id, id)
);
create unique index custom_field_name on custom_field (org_id, entity, lower(name));
-- Moving a field shifts the others; that is no change of theirs.
create trigger custom_field_touch before update on custom_field for each row
  when ((old.name, old.type, old.options, old.hint, old.listed) is distinct from (new.name, new.type, new.options, new.hint, new.listed))
  execute function touch_by();
alter table custom_field enable row level security;
alter table custom_field force row level security;
create policy tenant on custom_field using (org_id = (select current_org())) with check (org_id = (select current_org()));

-- Of a check: the definitions it read its rows by, and the fields that are yet to be made for them.
alter table import add column fields jsonb;

-- Their owner sees no rows while row level security is forced. No row becomes newer by what its values are kept under.
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['item', 'import', 'import_row', 'custom_field'] loop
    execute format('alter table %I no force row level security', tenant_table);
    execute format('alter table %I disable trigger user', tenant_table);
  end loop;
end $$;

-- Until now every item had names of its own; the same name in another case is the same field.
with used as (
  select i.org_id, own.name from item i, jsonb_object_keys(i.custom_fields) as own (name)
  union all
  select r.org_id, own.name from import_row r, jsonb_object_keys(r.content -> 'custom_fields') as own (name) where r.content ? 'custom_fields'),
named as (select org_id, min(name) as name from used group by org_id, lower(name))
insert into custom_field (org_id, id, entity, name, type, position)
select org_id, gen_random_uuid(), 'item', name, 'text', row_number() over (partition by org_id order by lower(name)) - 1 from named;

-- One item may have had a name in two cases: it keeps both values.
create function pg_temp.by_field(an_org uuid, given jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(kept.id, kept.value), '{}') from (
    select f.id, string_agg(own.value, '; ' order by own.key) as value
    from jsonb_each_text(given) own join custom_field f on f.org_id = an_org and f.entity = 'item' and lower(f.name) = lower(own.key)
    where own.value <> '' group by f.id) kept $$;
update item set custom_fields = pg_temp.by_field(org_id, custom_fields) where custom_fields <> '{}';
update import_row set content = jsonb_set(content, '{custom_fields}', pg_temp.by_field(org_id, content -> 'custom_fields')) where content ? 'custom_fields';
update import i set fields = jsonb_build_object('made', '[]'::jsonb, 'stamp',
  (select md5(coalesce(string_agg(f.id || ':' || f.version, ',' order by f.id), '')) from custom_field f where f.org_id = i.org_id and f.entity = 'item'))
  where i.plan -> 'mapping' ? 'ownField';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['item', 'import', 'import_row', 'custom_field'] loop
    execute format('alter table %I enable trigger user', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
  end loop;
end $$;
