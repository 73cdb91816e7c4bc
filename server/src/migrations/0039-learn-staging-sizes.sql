-- What PostgreSQL knows of the size of tables it learns by itself when somebody leaves it the time; thousands of stagings
-- that were just added are looked at by whoever added them.
create function learn_staging_sizes() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze public.client, public.property, public.staging, public.staging_room, public.design, public.design_line, public.reservation;
end $$;
