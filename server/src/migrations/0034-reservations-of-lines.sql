-- All that was ever held for a line: what was taken away from it, and what goes with it when it is taken off the list.
create index reservation_of_line on reservation (org_id, line_id);

create index staging_by_update on staging (org_id, updated_at, id);
