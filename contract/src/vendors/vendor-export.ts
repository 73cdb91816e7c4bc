import type { Language } from '../kernel/locale.ts';

/** The columns of an exported sheet of vendors. */
export const vendorExportColumns = [
  'name',
  'kind',
  'email',
  'phone',
  'website',
  'address',
  'terms',
  'contacts',
  'items',
  'notes',
  'updatedAt',
] as const;
export type VendorExportColumn = (typeof vendorExportColumns)[number];

export const vendorExportHeadings: Record<Language, Record<VendorExportColumn, string>> = {
  en: {
    name: 'Name',
    kind: 'Kind',
    email: 'E-mail',
    phone: 'Phone',
    website: 'Website',
    address: 'Address',
    terms: 'Terms',
    contacts: 'Contacts',
    items: 'Items',
    notes: 'Notes',
    updatedAt: 'Last changed',
  },
  fr: {
    name: 'Nom',
    kind: 'Type',
    email: 'E-mail',
    phone: 'Téléphone',
    website: 'Site web',
    address: 'Adresse',
    terms: 'Conditions',
    contacts: 'Contacts',
    items: 'Articles',
    notes: 'Notes',
    updatedAt: 'Dernière modification',
  },
  ar: {
    name: 'الاسم',
    kind: 'النوع',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    website: 'الموقع الإلكتروني',
    address: 'العنوان',
    terms: 'الشروط',
    contacts: 'جهات الاتصال',
    items: 'الأصناف',
    notes: 'ملاحظات',
    updatedAt: 'آخر تعديل',
  },
};
