-- Which jobs lost pieces that were promised to them: a few among many.
create index reservation_bumped on reservation (org_id, staging_id) where status = 'bumped';
