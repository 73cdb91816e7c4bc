import { colourFamilies, packMethods, roomTypes } from '@archway/contract/inventory/item';
import { itemStatuses, trackings } from '@archway/contract/inventory/states';

/** Words are compared without regard to case, accents, and what stands between them. */
export const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

type Choices = Readonly<Record<string, readonly string[]>>;

/** Each choice with the words sheets use for it, in our languages. A choice's own name always counts. */
const words = {
  tracking: {
    unit: [
      'units',
      'piece',
      'pieces',
      'piece by piece',
      'each',
      'single',
      'serialized',
      'pièce par pièce',
      'pièce',
      'unité',
      'قطعة قطعة',
      'بالقطعة',
      'قطعة',
    ],
    bulk: [
      'quantity',
      'by quantity',
      'counted',
      'en vrac',
      'vrac',
      'par quantité',
      'quantité',
      'بالكمية',
      'كمية',
    ],
  },
  status: {
    draft: ['brouillon', 'مسودة'],
    active: ['in use', 'live', 'published', 'actif', 'active', 'en service', 'نشط', 'مستخدم'],
    archived: ['archive', 'inactive', 'retired', 'archivé', 'مؤرشف'],
  },
  colourFamily: {
    white: ['blanc', 'أبيض'],
    cream: ['ivory', 'off white', 'crème', 'ivoire', 'كريمي'],
    beige: ['tan', 'sand', 'oatmeal', 'بيج'],
    brown: ['walnut', 'cognac', 'marron', 'brun', 'بني'],
    black: ['noir', 'أسود'],
    grey: ['gray', 'charcoal', 'gris', 'رمادي'],
    blue: ['navy', 'bleu', 'أزرق'],
    green: ['sage', 'vert', 'أخضر'],
    yellow: ['jaune', 'أصفر'],
    orange: ['برتقالي'],
    red: ['rouge', 'أحمر'],
    pink: ['rose', 'blush', 'وردي'],
    purple: ['violet', 'بنفسجي'],
    gold: ['brass', 'doré', 'or', 'ذهبي'],
    silver: ['chrome', 'argent', 'argenté', 'فضي'],
    clear: ['transparent', 'شفاف'],
    multi: ['multicolour', 'multicolor', 'multicolore', 'متعدد الألوان', 'متعدد'],
  },
  roomTypes: {
    living: ['living room', 'lounge', 'salon', 'séjour', 'غرفة المعيشة', 'المعيشة'],
    family: ['family room', 'salle familiale', 'غرفة العائلة'],
    dining: ['dining room', 'salle à manger', 'غرفة الطعام'],
    kitchen: ['cuisine', 'المطبخ', 'مطبخ'],
    primary_bedroom: [
      'primary bedroom',
      'master bedroom',
      'primary',
      'master',
      'chambre principale',
      'غرفة النوم الرئيسية',
    ],
    bedroom: ['guest bedroom', 'chambre', 'غرفة النوم', 'غرفة نوم'],
    kids: ['kids room', 'nursery', 'children', 'chambre d’enfant', 'enfants', 'غرفة الأطفال'],
    bath: ['bathroom', 'salle de bain', 'salle de bains', 'الحمّام', 'حمام'],
    office: ['home office', 'study', 'bureau', 'المكتب', 'مكتب'],
    entry: ['entryway', 'hall', 'foyer', 'entrée', 'المدخل', 'مدخل'],
    outdoor: ['patio', 'garden', 'extérieur', 'الخارج', 'خارجي'],
    event: ['events', 'événement', 'المناسبات', 'مناسبة'],
  },
  packMethod: {
    none: ['no packing', 'aucun', 'sans', 'بدون', 'بلا تغليف'],
    blanket: ['moving blanket', 'couverture', 'بطانية'],
    box: ['carton', 'boîte', 'صندوق'],
    bag: ['sac', 'كيس'],
    crate: ['caisse', 'قفص', 'صندوق خشبي'],
    wrap: ['wrapped', 'film', 'لفّ', 'لف'],
  },
} as const satisfies Readonly<Record<string, Choices>>;

export type ChoiceColumn = keyof typeof words;

const known: Readonly<Record<ChoiceColumn, readonly string[]>> = {
  tracking: trackings,
  status: itemStatuses,
  colourFamily: colourFamilies,
  roomTypes,
  packMethod: packMethods,
};

const lookup = Object.fromEntries(
  Object.entries(known).map(([column, choices]) => [
    column,
    new Map(
      choices.flatMap((choice) =>
        [choice, ...((words as Readonly<Record<string, Choices>>)[column]?.[choice] ?? [])].map((word) => [
          plainWords(word),
          choice,
        ]),
      ),
    ),
  ]),
);

/** The choice a word means, if it means one. */
export const readChoice = (column: ChoiceColumn, text: string): string | undefined =>
  lookup[column]?.get(plainWords(text));

const yes = ['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai', 'نعم', 'صحيح'];
const no = ['no', 'n', 'false', '0', 'non', 'faux', 'لا', 'خطأ'];

export const readFlag = (text: string): boolean | undefined => {
  const word = /^[✓✔☑]$/.test(text) ? 'yes' : plainWords(text);
  return yes.includes(word) ? true : no.includes(word) ? false : undefined;
};
