-- What fits into a vehicle, by weight in grams and by volume in liters.
alter table storage_location
  add column payload int check (payload > 0),
  add column load_volume int check (load_volume > 0);
