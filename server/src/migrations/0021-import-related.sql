-- What a row of an import refers to or makes besides the item itself.
alter table import_row rename column beside to related;
