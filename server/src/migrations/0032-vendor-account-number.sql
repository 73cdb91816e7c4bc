-- What a vendor calls us: asked for on every phone call and order.
alter table vendor add column account_number text not null default '';
