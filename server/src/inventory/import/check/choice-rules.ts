import { itemFields } from '@archway/contract/inventory/item-fields';
import { optionNames } from '@archway/contract/inventory/item-options';
import { itemStatuses, trackings } from '@archway/contract/inventory/states';
import { namesOfType } from '@archway/contract/kernel/fields/fields';

/** Words are compared without regard to case, accents, and what stands between them. */
export const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

type Choices = Readonly<Record<string, readonly string[]>>;

/** Each choice with the words sheets use for it, in our languages. Its own name, and what the screens call it, always count. */
const words: Readonly<Record<string, Choices>> = {
  tracking: {
    unit: [
      'units',
      'piece',
      'pieces',
      'piece by piece',
      'individually',
      'فردي',
      'قطعة بقطعة',
      'individual',
      'par exemplaire',
      'exemplaire',
      'individuel',
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
  colorFamily: {
    white: ['blanc', 'أبيض'],
    cream: ['ivory', 'off white', 'crème', 'ivoire', 'كريمي'],
    beige: ['tan', 'sand', 'oatmeal', 'بيج'],
    brown: ['walnut', 'cognac', 'marron', 'brun', 'بني'],
    black: ['noir', 'أسود'],
    gray: ['grey', 'charcoal', 'gris', 'رمادي'],
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
    multi: ['multicolor', 'multicolour', 'several colors', 'multicolore', 'متعدد الألوان', 'متعدد'],
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
};

const known: Readonly<Record<string, readonly string[]>> = {
  tracking: trackings,
  status: itemStatuses,
  ...Object.fromEntries(
    namesOfType(itemFields, 'choice', 'choices').map((name) => [name, itemFields[name].options]),
  ),
};

const lookup = Object.fromEntries(
  Object.entries(known).map(([column, choices]) => [
    column,
    new Map(
      choices.flatMap((choice) =>
        [choice, ...optionNames(column, choice), ...(words[column]?.[choice] ?? [])].map((word) => [
          plainWords(word),
          choice,
        ]),
      ),
    ),
  ]),
);

/** The choice a word means, if it means one. */
export const readChoice = (column: string, text: string): string | undefined =>
  lookup[column]?.get(plainWords(text));

/** The one of these options that a word means. */
export const readOption = (options: readonly string[], text: string): string | undefined =>
  options.find((option) => option === text) ??
  options.find((option) => plainWords(option) === plainWords(text));

const yes = ['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai', 'نعم', 'صحيح'];
const no = ['no', 'n', 'false', '0', 'non', 'faux', 'لا', 'خطأ'];

export const readFlag = (text: string): boolean | undefined => {
  const word = /^[✓✔☑]$/.test(text) ? 'yes' : plainWords(text);
  return yes.includes(word) ? true : no.includes(word) ? false : undefined;
};
