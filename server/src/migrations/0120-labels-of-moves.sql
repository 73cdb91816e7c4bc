-- A label can lead to a move: whoever holds what is printed of one scans its way to it.

alter table label_code add column move_id uuid, add foreign key (org_id, move_id) references move (org_id, id);
alter table label_code
  drop constraint label_code_kind_check,
  add constraint label_code_kind_check check (kind in ('unit', 'item', 'location', 'move', 'blank')),
  drop constraint label_code_check,
  add constraint label_code_check check ((kind = 'unit') = (unit_id is not null) and (kind = 'item') = (item_id is not null)
    and (kind = 'location') = (location_id is not null) and (kind = 'move') = (move_id is not null));
create index label_code_of_move on label_code (org_id, move_id, created_at) where move_id is not null;

-- Moves have one from the moment they are planned; those that were planned before get theirs here: fifty random bits each, as the
-- server makes them. Their owner sees no rows while row level security is forced.
alter table label_code no force row level security;
alter table move no force row level security;
insert into label_code (org_id, id, code, kind, move_id, created_by)
select v.org_id, gen_random_uuid(), (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(r.bytes, at) & 31), 1), '' order by at)
    -- Of a random uuid the seventh and the ninth byte hold its version.
    from unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11]) at),
  'move', v.id, v.created_by
from move v cross join lateral (select uuid_send(gen_random_uuid()) as bytes where v.id is not null) r
on conflict (code) do nothing;
alter table move force row level security;
alter table label_code force row level security;
