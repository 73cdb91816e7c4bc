-- What a home is listed for is more than four bytes hold. Doubles hold whole numbers of this size exactly, and are read as numbers.
alter table staging alter column list_price type double precision;
