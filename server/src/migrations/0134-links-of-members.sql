-- A link for helpers holds only as long as whoever made it may make one. What their role allows is told with who calls: the rules
-- of roles are read by the server, not here. For seven days after a link was over it tells when that was: what a phone recorded
-- before, and could not send, is still taken.

drop function open_request(uuid, uuid, uuid, timestamptz);
create function open_request(a_session uuid, a_person uuid, an_org uuid, a_moment timestamptz)
returns table (
  session_live boolean, user_status text, email_verified boolean, first_name text, last_name text, email text, user_locale text,
  membership_id uuid, membership_status text, role_key text, role_rules jsonb, helped_move_id uuid, host_role_key text, host_role_rules jsonb,
  help_ended_at timestamptz
) language plpgsql as $$
declare
  a_role uuid;
  a_setting text;
begin
  -- An assignment, because that is the quickest way to call a function.
  a_setting := set_config('app.org', coalesce(an_org::text, ''), true);
  a_setting := set_config('app.person', a_person::text, true);
  select s.revoked_at is null and s.expires_at > a_moment, u.status, u.email_verified_at is not null, u.first_name, u.last_name, u.email, u.locale
    into session_live, user_status, email_verified, first_name, last_name, email, user_locale
    from session s join app_user u on u.id = s.user_id where s.id = a_session and s.user_id = a_person;
  if not found then return; end if;
  select m.id, m.status, m.role_key, m.role_id into membership_id, membership_status, role_key, a_role
    from membership m where m.org_id = an_org and m.user_id = a_person and m.status <> 'left';
  if a_role is not null then
    select r.rules into role_rules from role r where r.org_id = an_org and r.id = a_role;
  end if;
  if user_status = 'helper' and membership_status = 'helping' then
    select l.move_id, c.role_key, r.rules, case when l.expires_at <= a_moment then l.expires_at end
      into helped_move_id, host_role_key, host_role_rules, help_ended_at
      from move_helper h join move_helper_link l on l.org_id = h.org_id and l.id = h.link_id
      join membership c on c.org_id = l.org_id and c.user_id = l.created_by and c.status = 'active'
      left join role r on r.org_id = c.org_id and r.id = c.role_id
      where h.org_id = an_org and h.membership_id = open_request.membership_id and h.user_id = a_person
        and l.revoked_at is null and l.starts_at <= a_moment and l.expires_at > a_moment - interval '7 days';
  end if;
  return next;
end $$;
