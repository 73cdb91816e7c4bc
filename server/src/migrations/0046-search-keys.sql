-- What vendors, clients, properties and stagings are sorted and found by, without regard to case and accents, kept beside it:
-- to take the accents off every row of a list costs more than all the rest of it. A field that lists are sorted by
-- (`sort: true`) and that holds words has a column `sort_…`; `found_by` holds those that are searched (`search: true`).

-- Written with its schema: a database is restored without a search path.
create function search_key(variadic texts text[]) returns text language sql immutable parallel safe strict
  as $$ select public.plain(array_to_string(texts, ' ')) $$;

create function contact_words(contacts jsonb) returns text language sql immutable parallel safe strict
  as $$ select coalesce(string_agg(concat_ws(' ', c ->> 'name', c ->> 'role', c ->> 'email', c ->> 'phone'), ' '), '') from jsonb_array_elements(contacts) c $$;

alter table vendor
  add column sort_name text not null generated always as (plain(name)) stored,
  add column found_by text not null generated always as (search_key(name, email, account_number, tax_number, contact_words(contacts))) stored;
alter table client
  add column sort_name text not null generated always as (plain(name)) stored,
  add column sort_company text not null generated always as (plain(company)) stored,
  add column found_by text not null generated always as (search_key(name, company, email, phone, address, contact_words(contacts))) stored;
alter table property
  add column sort_address text not null generated always as (plain(address)) stored,
  add column sort_city text not null generated always as (plain(city)) stored,
  add column found_by text not null generated always as (search_key(address, city, state, zip)) stored;
alter table staging
  add column sort_name text not null generated always as (plain(name)) stored,
  add column found_by text not null generated always as (search_key(name)) stored;

create index vendor_by_name on vendor (org_id, sort_name, id) where deleted_at is null;
create index client_by_name on client (org_id, sort_name, id) where deleted_at is null;
create index client_by_company on client (org_id, sort_company, sort_name, id) where deleted_at is null;
create index property_by_address on property (org_id, sort_address, id) where deleted_at is null;
create index property_by_city on property (org_id, sort_city, sort_address, id) where deleted_at is null;
create index staging_by_name on staging (org_id, sort_name, install_on, id);
