-- As it stands on a vendor's invoices: EIN, VAT or TRN, kept as typed.
alter table vendor add column tax_number text not null default '';
