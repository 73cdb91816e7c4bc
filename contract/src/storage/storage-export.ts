import type { Language } from '../kernel/locale.ts';

/** The columns of an exported sheet of storage locations. */
export const storageExportColumns = [
  'path',
  'name',
  'kind',
  'code',
  'address',
  'latitude',
  'longitude',
  'capacity',
  'pieces',
  'active',
  'notes',
] as const;
export type StorageExportColumn = (typeof storageExportColumns)[number];

export const storageExportHeadings: Record<Language, Record<StorageExportColumn, string>> = {
  en: {
    path: 'Location',
    name: 'Name',
    kind: 'Kind',
    code: 'Code',
    address: 'Address',
    latitude: 'Latitude',
    longitude: 'Longitude',
    capacity: 'Capacity',
    pieces: 'Pieces',
    active: 'In use',
    notes: 'Notes',
  },
  fr: {
    path: 'Emplacement',
    name: 'Nom',
    kind: 'Type',
    code: 'Code',
    address: 'Adresse',
    latitude: 'Latitude',
    longitude: 'Longitude',
    capacity: 'Capacité',
    pieces: 'Unités',
    active: 'En service',
    notes: 'Notes',
  },
  ar: {
    path: 'المكان',
    name: 'الاسم',
    kind: 'النوع',
    code: 'الرمز',
    address: 'العنوان',
    latitude: 'خط العرض',
    longitude: 'خط الطول',
    capacity: 'السعة',
    pieces: 'القطع',
    active: 'قيد الاستخدام',
    notes: 'ملاحظات',
  },
};
