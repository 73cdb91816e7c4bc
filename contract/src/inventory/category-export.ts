import type { Language } from '../kernel/locale.ts';

/** The columns of an exported sheet of categories. */
export const categoryExportColumns = ['path', 'name', 'items', 'bufferDays', 'colour', 'icon'] as const;
export type CategoryExportColumn = (typeof categoryExportColumns)[number];

export const categoryExportHeadings: Record<Language, Record<CategoryExportColumn, string>> = {
  en: {
    path: 'Category',
    name: 'Name',
    items: 'Items',
    bufferDays: 'Buffer days',
    colour: 'Colour',
    icon: 'Icon',
  },
  fr: {
    path: 'Catégorie',
    name: 'Nom',
    items: 'Articles',
    bufferDays: 'Jours de battement',
    colour: 'Couleur',
    icon: 'Icône',
  },
  ar: {
    path: 'الفئة',
    name: 'الاسم',
    items: 'الأصناف',
    bufferDays: 'أيام الاحتياط',
    colour: 'اللون',
    icon: 'الأيقونة',
  },
};
