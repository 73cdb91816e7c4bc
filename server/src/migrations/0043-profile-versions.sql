-- Counts the changes of a person's own name, phone and language: whoever changes them from two devices is told so.
alter table app_user add column profile_version int not null default 1 check (profile_version > 0);
