-- What is said of a whole move: somebody signed for it, and how rooms looked before and after. Both have pictures; nothing that is
-- carried follows from them.
alter table scan_event
  add column taken text check (taken in ('before', 'after')),
  drop constraint scan_event_kind_check,
  add constraint scan_event_kind_check check (kind in ('added', 'moved', 'relocated', 'seen', 'damaged', 'repaired', 'missing', 'found',
    'retired', 'reinstated', 'sold', 'lost', 'disposed', 'undone', 'received', 'transferred', 'counted', 'written_off', 'picked', 'dropped',
    'returned', 'left', 'shorted', 'departed', 'signed', 'photographed')),
  drop constraint scan_event_has_item,
  add constraint scan_event_has_item check (item_id is not null
    or (move_id is not null and unit_id is null and kind in ('departed', 'signed', 'photographed', 'undone'))),
  drop constraint scan_event_on_move,
  add constraint scan_event_on_move check (move_id is not null or (num_nonnulls(room_id, line_id, verdict, taken) = 0
    and kind not in ('picked', 'dropped', 'returned', 'left', 'shorted', 'departed', 'signed', 'photographed'))),
  add constraint scan_event_taken check ((taken is not null) = (kind = 'photographed'));
