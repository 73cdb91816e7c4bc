-- A name that changes changes the order of the list as much as an item that comes or goes: it is told to the tally too, so
-- that whoever remembers where a page began sees by the tally whether that still holds.
drop trigger item_tally_changed on item;
create trigger item_tally_changed after update on item for each row
  when ((old.category_id, old.status, old.deleted_at is null, old.sort_name) is distinct from (new.category_id, new.status, new.deleted_at is null, new.sort_name))
  execute function tally_changed();
