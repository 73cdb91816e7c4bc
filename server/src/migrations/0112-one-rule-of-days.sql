-- The days before and after a stay stand in the rules of the code and in what asks what is free (free_of, taken_items).
drop function hold_of(date, date, int, int);
