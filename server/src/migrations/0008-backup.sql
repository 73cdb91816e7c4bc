-- A backup reads all rows of all organizations, in one snapshot, while the product goes on. Row level security is forced on
-- the owner of the tables too, so the owner becomes this role for that. migrate.ts lets it read every table there is.
grant usage on schema public to archway_backup;
