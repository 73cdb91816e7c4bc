import type { Language } from '@archway/contract/kernel/locale';
import type { StorageLocation } from '@archway/contract/storage/storage-location';

export type DemoPlace = {
  readonly code: string;
  readonly kind: StorageLocation['kind'];
  readonly names: Readonly<Record<Language, string>>;
};

export const demoWarehouse: DemoPlace = {
  code: 'W1',
  kind: 'warehouse',
  names: { en: 'Swan Island warehouse', fr: 'Entrepôt de l’Île aux Cygnes', ar: 'مستودع جزيرة البجع' },
};

/** Twelve places as a small staging company has them: big things on the floor, small ones on shelves, one truck. */
export const demoPlaces: readonly DemoPlace[] = [
  {
    code: 'W1-A-01',
    kind: 'bin',
    names: {
      en: 'Aisle A, bay 1: sofas on end',
      fr: 'Allée A, travée 1 : canapés debout',
      ar: 'الممر A، الخانة 1: أرائك قائمة',
    },
  },
  {
    code: 'W1-A-02',
    kind: 'bin',
    names: {
      en: 'Aisle A, bay 2: sectionals',
      fr: 'Allée A, travée 2 : canapés d’angle',
      ar: 'الممر A، الخانة 2: أرائك زاوية',
    },
  },
  {
    code: 'W1-B-01-1',
    kind: 'bin',
    names: {
      en: 'Aisle B, bay 1, level 1: coffee tables',
      fr: 'Allée B, travée 1, niveau 1 : tables basses',
      ar: 'الممر B، الخانة 1، المستوى 1: طاولات قهوة',
    },
  },
  {
    code: 'W1-B-01-2',
    kind: 'bin',
    names: {
      en: 'Aisle B, bay 1, level 2: end tables',
      fr: 'Allée B, travée 1, niveau 2 : bouts de canapé',
      ar: 'الممر B، الخانة 1، المستوى 2: طاولات جانبية',
    },
  },
  {
    code: 'W1-C-03',
    kind: 'bin',
    names: {
      en: 'Aisle C, bay 3: dining tables, flat',
      fr: 'Allée C, travée 3 : tables à manger à plat',
      ar: 'الممر C، الخانة 3: طاولات طعام مسطحة',
    },
  },
  {
    code: 'W1-C-04',
    kind: 'bin',
    names: {
      en: 'Aisle C, bay 4: chairs, stacked',
      fr: 'Allée C, travée 4 : chaises empilées',
      ar: 'الممر C، الخانة 4: كراسٍ مكدسة',
    },
  },
  {
    code: 'W1-D-RUG',
    kind: 'bin',
    names: { en: 'Rug rack D, by size', fr: 'Portant à tapis D, par taille', ar: 'حامل السجاد D حسب المقاس' },
  },
  {
    code: 'W1-E-ART',
    kind: 'bin',
    names: {
      en: 'Art slots E1–E40: art and mirrors',
      fr: 'Casiers E1–E40 : tableaux et miroirs',
      ar: 'فتحات اللوحات E1–E40: لوحات ومرايا',
    },
  },
  {
    code: 'W1-F-LMP',
    kind: 'bin',
    names: {
      en: 'Lamp shelf F, shades with their bases',
      fr: 'Étagère à lampes F, abat-jour avec leur pied',
      ar: 'رف المصابيح F، كل غطاء مع قاعدته',
    },
  },
  {
    code: 'W1-G-LIN',
    kind: 'bin',
    names: { en: 'Linen room G, clean', fr: 'Lingerie G, propre', ar: 'غرفة البياضات G، نظيفة' },
  },
  {
    code: 'W1-Q',
    kind: 'repair',
    names: {
      en: 'Quarantine: to clean or repair',
      fr: 'Quarantaine : à nettoyer ou à réparer',
      ar: 'الحجر: للتنظيف أو الإصلاح',
    },
  },
  {
    code: 'TRK-1',
    kind: 'vehicle',
    names: { en: 'Box truck 16 ft', fr: 'Camion 20 m³', ar: 'شاحنة صندوق 5 أمتار' },
  },
];
