-- A piece that was sold names the move on which that was said: whoever has it in hand there again says by that that it is not. One that
-- was sold at a desk out of a home names none. Their owner sees no rows while row level security is forced.
alter table unit no force row level security;
alter table scan_event no force row level security;
alter table unit disable trigger user;
update unit u set move_id = (
    select e.move_id from scan_event e where e.org_id = u.org_id and e.unit_id = u.id and e.kind = 'sold'
      and not exists (select from scan_event x where x.org_id = e.org_id and x.undoes = e.id)
    order by e.at desc, e.id desc limit 1)
  where u.lifecycle = 'sold' and u.custody = 'left';
alter table unit enable trigger user;
alter table scan_event force row level security;
alter table unit force row level security;
