-- What a client has become: itself, or the last one it was merged into, so that whatever names it leads on.
create function client_now(an_org uuid, a_client uuid) returns uuid language sql stable
  as $$ with recursive became as (
      select m.id, m.merged_into from client m where m.org_id = an_org and m.id = a_client
      union
      select m.id, m.merged_into from client m join became b on m.org_id = an_org and m.id = b.merged_into
    )
    select b.id from became b where b.merged_into is null $$;
