-- SKUs are compared without regard to case, by a column of its own: `lower` is not leakproof, so that no index of it may be
-- asked for rows that row level security hides, and a scanned code was compared with every item.
alter table item add column sku_key text not null generated always as (lower(sku)) stored;
drop index item_sku;
drop index item_by_sku;
create unique index item_sku on item (org_id, sku_key) where sku_key <> '' and deleted_at is null;
create index item_by_sku on item (org_id, sku_key, sort_name, id) where deleted_at is null and status <> 'archived';
