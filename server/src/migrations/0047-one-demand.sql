-- What is promised of an item on a day is the peak of that day, as for any longer stay.
drop function taken_by_day(uuid, uuid, date, date);
