-- What a member made with a device before another event: a device is known by a name that nobody keeps to themselves.
drop index scan_event_of_device_in_order;
create index scan_event_of_device_in_order on scan_event (org_id, device_id, by_id, id) where device_id is not null;

-- How much of one member waits for somebody; and what of one device.
create index scan_review_open_of_member on scan_review (org_id, by_id, reason) where resolved_at is null;
create index scan_review_open_of_device on scan_review (org_id, device_id) where resolved_at is null;

-- Recording what one sees of pieces is a right of its own. Whoever changes items has it. Their owner sees no rows while row
-- level security is forced.
alter table role no force row level security;
update role set rules = rules || '[{"action": "create", "subject": "Scan"}]'
where exists (
  select from jsonb_array_elements(rules) r
  where r ->> 'subject' = 'Item' and r ->> 'action' in ('update', 'manage') and coalesce(r ->> 'inverted', 'false') = 'false'
    and r -> 'fields' is null and r -> 'conditions' is null);
alter table role force row level security;
