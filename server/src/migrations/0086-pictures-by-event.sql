-- What a device calls a picture means it among those of one event: the same picture can be of another event too.
alter table event_picture drop constraint event_picture_pkey, add primary key (org_id, event_id, id);
