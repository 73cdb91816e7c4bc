-- Devices that were known before this moment are not known any more: the account has another owner since.
alter table app_user add column devices_known_since timestamptz;
