-- How many items are up to a width, a depth or a height is counted by an index alone, and the list is sorted by the first.
-- Measures seldom change, so that scans and prices still find room beside the old row.
create index item_by_width on item (org_id, width, sort_name, id) where deleted_at is null and status <> 'archived';
create index item_by_depth on item (org_id, depth) where deleted_at is null and status <> 'archived';
create index item_by_height on item (org_id, height) where deleted_at is null and status <> 'archived';
