-- Why a piece goes back to storage on the day it was brought, as one of a few: a note stands in the language of whoever wrote it.
alter table scan_event
  add column reason text check (reason in ('not_needed', 'does_not_fit', 'damaged', 'wrong_item', 'other')),
  add constraint scan_event_reason check (reason is null or kind = 'returned');
