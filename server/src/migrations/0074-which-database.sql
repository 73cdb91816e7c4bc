-- What a device was told holds for one database, whatever its transactions are numbered. One that is made anew, as for a
-- restore, draws a name of its own here; one that is copied keeps it and has another number.
do $made$
begin
  execute format(
    'create function database_name() returns text language sql stable as $$ select substr(md5(oid || %L), 1, 16) from pg_database where datname = current_database() $$',
    ' ' || gen_random_uuid());
end $made$;
