import type { Language } from '@archway/contract/kernel/locale';
import type { StorageLocation } from '@archway/contract/storage/storage-location';

export type DemoLocation = {
  readonly code: string;
  readonly kind: StorageLocation['kind'];
  readonly names: Readonly<Record<Language, string>>;
  readonly capacity?: number;
  /** Of a vehicle, in grams and in liters. */
  readonly payload?: number;
  readonly loadVolume?: number;
  /** Where on a map it stands, for organizations of each language somewhere else. */
  readonly at?: Readonly<Record<Language, { address: string; latitude: number; longitude: number }>>;
  readonly inside?: readonly DemoLocation[];
};

const aisle = (letter: string, inside: readonly DemoLocation[]): DemoLocation => ({
  code: `W1-${letter}`,
  kind: 'aisle',
  names: { en: `Aisle ${letter}`, fr: `Allée ${letter}`, ar: `الممر ${letter}` },
  inside,
});

const aisles = [
  aisle('A', [
    {
      code: 'W1-A-01',
      kind: 'bay',
      names: {
        en: 'Bay 1, floor: sofas on end',
        fr: 'Travée 1, au sol : canapés debout',
        ar: 'القسم 1، على الأرض: أرائك قائمة',
      },
      capacity: 24,
    },
    {
      code: 'W1-A-02',
      kind: 'bay',
      names: { en: 'Bay 2: sectionals', fr: 'Travée 2 : canapés d’angle', ar: 'القسم 2: أرائك زاوية' },
      capacity: 40,
    },
  ]),
  aisle('B', [
    {
      code: 'W1-B-01',
      kind: 'bay',
      names: { en: 'Bay 1', fr: 'Travée 1', ar: 'القسم 1' },
      inside: [
        {
          code: 'W1-B-01-1',
          kind: 'bin',
          names: {
            en: 'Level 1: coffee tables',
            fr: 'Niveau 1 : tables basses',
            ar: 'المستوى 1: طاولات قهوة',
          },
          capacity: 24,
        },
        {
          code: 'W1-B-01-2',
          kind: 'bin',
          names: {
            en: 'Level 2: end tables',
            fr: 'Niveau 2 : bouts de canapé',
            ar: 'المستوى 2: طاولات جانبية',
          },
          // A few too many stand there: it happens, and shows.
          capacity: 48,
        },
      ],
    },
  ]),
  aisle('C', [
    {
      code: 'W1-C-03',
      kind: 'bay',
      names: {
        en: 'Bay 3: dining tables, flat',
        fr: 'Travée 3 : tables à manger à plat',
        ar: 'القسم 3: طاولات طعام مسطحة',
      },
      capacity: 24,
    },
    {
      code: 'W1-C-04',
      kind: 'bay',
      names: {
        en: 'Bay 4: chairs, stacked',
        fr: 'Travée 4 : chaises empilées',
        ar: 'القسم 4: كراسٍ مكدسة',
      },
      capacity: 120,
    },
  ]),
];

export const demoWarehouse: DemoLocation = {
  code: 'W1',
  kind: 'warehouse',
  names: { en: 'Swan Island warehouse', fr: 'Entrepôt de l’Île aux Cygnes', ar: 'مستودع جزيرة البجع' },
  at: {
    en: { address: 'Swan Island, Portland, OR 97217', latitude: 45.5642, longitude: -122.7075 },
    fr: { address: 'Île aux Cygnes, 75015 Paris', latitude: 48.8512, longitude: 2.2812 },
    ar: { address: 'القوز الصناعية، دبي', latitude: 25.1352, longitude: 55.2296 },
  },
  inside: [
    ...aisles,
    {
      code: 'W1-D-RUG',
      kind: 'bin',
      names: {
        en: 'Rug rack D, by size',
        fr: 'Portant à tapis D, par taille',
        ar: 'حامل السجاد D حسب المقاس',
      },
      capacity: 30,
    },
    {
      code: 'W1-E-ART',
      kind: 'bin',
      names: {
        en: 'Art slots E1–E40: art and mirrors',
        fr: 'Casiers E1–E40 : tableaux et miroirs',
        ar: 'فتحات اللوحات E1–E40: لوحات ومرايا',
      },
      capacity: 40,
    },
    {
      code: 'W1-F-LMP',
      kind: 'bin',
      names: {
        en: 'Lamp shelf F, shades with their bases',
        fr: 'Étagère à lampes F, abat-jour avec leur pied',
        ar: 'رف المصابيح F، كل غطاء مع قاعدته',
      },
      capacity: 48,
    },
    {
      code: 'W1-G-LIN',
      kind: 'zone',
      names: { en: 'Linen room G, clean', fr: 'Lingerie G, propre', ar: 'غرفة البياضات G، نظيفة' },
      capacity: 800,
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
  ],
};

/** As a small staging company has them: big things on the floor, small ones on shelves, a truck and a van. */
export const demoLocations: readonly DemoLocation[] = [
  demoWarehouse,
  {
    code: 'TRK-1',
    kind: 'vehicle',
    names: { en: 'Box truck 16 ft', fr: 'Camion 20 m³', ar: 'شاحنة صندوق 5 أمتار' },
    capacity: 60,
    payload: 1_950_000,
    loadVolume: 22_600,
  },
  {
    code: 'VAN-1',
    kind: 'vehicle',
    names: { en: 'Cargo van', fr: 'Fourgon 11 m³', ar: 'شاحنة مغلقة صغيرة' },
    payload: 1_350_000,
    loadVolume: 10_900,
  },
];
