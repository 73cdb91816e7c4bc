-- A piece whose location was removed goes to another one without having been in anybody's hands.
alter table scan_event drop constraint scan_event_kind_check;
alter table scan_event add constraint scan_event_kind_check check (kind in ('added', 'moved', 'relocated', 'seen', 'damaged', 'repaired',
  'missing', 'found', 'retired', 'reinstated', 'sold', 'lost', 'disposed', 'undone', 'received', 'transferred', 'counted', 'written_off'));
