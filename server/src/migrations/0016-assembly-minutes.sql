-- How long it takes to put one together, for the plan of a move.
alter table item add column assembly_minutes int check (assembly_minutes between 0 and 600);
