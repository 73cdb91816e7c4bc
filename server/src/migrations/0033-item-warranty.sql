-- Until when the maker stands for a piece: whoever repairs one looks here first.
alter table item add column warranty_until date;
