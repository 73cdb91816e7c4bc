-- By the number of its transaction a device that has heard of an event is told of a picture that arrives after it: see 0081.
alter table event_picture add column recorded_in bigint not null default 0;
alter table event_picture alter column recorded_in set default transaction_number();
create index event_picture_recorded on event_picture (org_id, recorded_in, event_id);
