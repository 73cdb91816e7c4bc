-- All that was ever held for a line: what was taken away from it, and what goes with it when it is taken off the list.
create index reservation_of_line on reservation (org_id, line_id);

-- Lists in the order of names.
create index client_by_name on client (org_id, plain(name), id) where deleted_at is null;
create index property_by_address on property (org_id, plain(address), id) where deleted_at is null;
create index staging_by_name on staging (org_id, plain(name), id);
create index staging_by_update on staging (org_id, updated_at, id);
