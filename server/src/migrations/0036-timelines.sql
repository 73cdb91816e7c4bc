-- What happened to one staging is read out of the log, the newest first.
create index audit_entry_of_staging on audit_entry (org_id, subject_id, at desc, id) where subject_type = 'Staging';
