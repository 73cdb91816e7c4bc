-- What is taken back once its move or its job is over waits for somebody: it would put a piece into a home that is closed, or into
-- the hands of nobody.

alter table scan_review drop constraint scan_review_reason_check;
alter table scan_review add constraint scan_review_reason_check check (reason in ('malformed', 'unknown_code', 'unknown_piece', 'unknown_item',
  'unknown_location', 'unknown_move', 'wrong_thing', 'not_enough', 'too_many', 'nothing_to_undo', 'not_undoable', 'undone_too_late', 'forbidden', 'refused'));
