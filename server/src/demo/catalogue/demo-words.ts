import type { categoryColours, categoryIcons } from '@archway/contract/inventory/category';
import type { Language } from '@archway/contract/kernel/locale';
import type { VendorRow } from '@archway/contract/vendors/vendor';

type Words = Readonly<Record<Language, string>>;

export type DemoCategory = {
  readonly names: Words;
  readonly icon: (typeof categoryIcons)[number];
  readonly colour: (typeof categoryColours)[number];
  readonly inside?: string;
};

/** By their English name, as the items say it. Those above others come first. */
// biome-ignore format: one category, one line
export const demoCategories: Readonly<Record<string, DemoCategory>> = {
  Furniture: { names: { en: 'Furniture', fr: 'Mobilier', ar: 'أثاث' }, icon: 'armchair', colour: 'rose' },
  Textiles: { names: { en: 'Textiles', fr: 'Textiles', ar: 'منسوجات' }, icon: 'pillow', colour: 'teal' },
  Decor: { names: { en: 'Decor', fr: 'Décoration', ar: 'ديكور' }, icon: 'frame', colour: 'violet' },
  Sofas: { names: { en: 'Sofas', fr: 'Canapés', ar: 'أرائك' }, icon: 'sofa', colour: 'rose', inside: 'Furniture' },
  'Accent chairs': { names: { en: 'Accent chairs', fr: 'Fauteuils', ar: 'كراسي مميزة' }, icon: 'armchair', colour: 'orange', inside: 'Furniture' },
  Tables: { names: { en: 'Tables', fr: 'Tables', ar: 'طاولات' }, icon: 'table', colour: 'yellow', inside: 'Furniture' },
  Dining: { names: { en: 'Dining', fr: 'Salle à manger', ar: 'غرفة الطعام' }, icon: 'dining', colour: 'green', inside: 'Furniture' },
  Stools: { names: { en: 'Stools', fr: 'Tabourets', ar: 'مقاعد عالية' }, icon: 'stool', colour: 'green', inside: 'Furniture' },
  Beds: { names: { en: 'Beds', fr: 'Lits', ar: 'أسرّة' }, icon: 'bed', colour: 'blue', inside: 'Furniture' },
  'Case goods': { names: { en: 'Case goods', fr: 'Rangements', ar: 'خزائن' }, icon: 'drawers', colour: 'grape', inside: 'Furniture' },
  Office: { names: { en: 'Office', fr: 'Bureau', ar: 'مكتب' }, icon: 'desk', colour: 'cyan', inside: 'Furniture' },
  'Bedding base': { names: { en: 'Bedding base', fr: 'Literie', ar: 'قواعد الأسرّة' }, icon: 'mattress', colour: 'blue', inside: 'Textiles' },
  Rugs: { names: { en: 'Rugs', fr: 'Tapis', ar: 'سجاد' }, icon: 'rug', colour: 'red', inside: 'Textiles' },
  'Soft goods': { names: { en: 'Soft goods', fr: 'Linge', ar: 'مفروشات' }, icon: 'pillow', colour: 'teal', inside: 'Textiles' },
  Lighting: { names: { en: 'Lighting', fr: 'Luminaires', ar: 'إضاءة' }, icon: 'lamp', colour: 'yellow', inside: 'Decor' },
  Art: { names: { en: 'Art', fr: 'Tableaux', ar: 'لوحات' }, icon: 'frame', colour: 'violet', inside: 'Decor' },
  Mirrors: { names: { en: 'Mirrors', fr: 'Miroirs', ar: 'مرايا' }, icon: 'mirror', colour: 'cyan', inside: 'Decor' },
  Greenery: { names: { en: 'Greenery', fr: 'Végétaux', ar: 'نباتات' }, icon: 'plant', colour: 'green', inside: 'Decor' },
  Accessories: { names: { en: 'Accessories', fr: 'Accessoires', ar: 'إكسسوارات' }, icon: 'books', colour: 'orange', inside: 'Decor' },
};

export type DemoVendor = {
  readonly key: string;
  readonly name: string;
  readonly kind: VendorRow['kind'];
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly terms: string;
  readonly contact: { readonly name: string; readonly role: string };
};

// biome-ignore format: one vendor, one line
export const demoVendors: readonly DemoVendor[] = [
  { key: 'harbor', name: 'Harbor & Pine', kind: 'wholesaler', email: 'trade@harborpine.test', phone: '+1 503 555 0180', website: 'https://harborpine.test', terms: 'Net 30', contact: { name: 'Dana Whitlock', role: 'Trade sales' } },
  { key: 'fjord', name: 'Fjord Works', kind: 'manufacturer', email: 'orders@fjordworks.test', phone: '+1 206 555 0144', website: 'https://fjordworks.test', terms: '50 % on order', contact: { name: 'Lars Enger', role: 'Orders' } },
  { key: 'dreamwell', name: 'Dreamwell Supply', kind: 'wholesaler', email: 'hello@dreamwell.test', phone: '+1 360 555 0172', website: 'https://dreamwell.test', terms: 'Net 15', contact: { name: 'Priya Nair', role: 'Accounts' } },
  { key: 'lumen', name: 'Lumen House', kind: 'retailer', email: 'trade@lumenhouse.test', phone: '+1 971 555 0133', website: 'https://lumenhouse.test', terms: 'Card', contact: { name: 'Omar Reyes', role: 'Showroom' } },
  { key: 'atelier', name: 'Atelier Nine', kind: 'artist', email: 'studio@ateliernine.test', phone: '+1 503 555 0109', website: 'https://ateliernine.test', terms: 'On delivery', contact: { name: 'June Park', role: 'Artist' } },
  { key: 'second', name: 'Second Story Salvage', kind: 'second_hand', email: 'yard@secondstory.test', phone: '+1 503 555 0158', website: '', terms: 'Cash', contact: { name: 'Walt Moreno', role: 'Yard' } },
];

/** What the two smaller organizations have, and what they call it. */
export type LocalWords = {
  readonly name: string;
  readonly colour: string;
  readonly styles: readonly string[];
};

// biome-ignore format: one item, one line
export const localItems: Readonly<Record<'fr' | 'ar', Readonly<Record<number, LocalWords>>>> = {
  fr: {
    1: { name: 'Canapé Harlow 213 cm', colour: 'Avoine', styles: ['Transition'] },
    2: { name: 'Canapé courbe Alder en bouclé', colour: 'Ivoire', styles: ['Moderne organique'] },
    5: { name: 'Fauteuil pivotant Nora', colour: 'Crème', styles: ['Moderne'] },
    8: { name: 'Table basse Otto en noyer', colour: 'Noyer', styles: ['Années 50'] },
    12: { name: 'Table à manger Arden 183 cm', colour: 'Chêne clair', styles: ['Transition'] },
    14: { name: 'Chaise Linden', colour: 'Lin et chêne', styles: ['Transition'] },
    17: { name: 'Lit capitonné Sienna', colour: 'Gris tourterelle', styles: ['Contemporain'] },
    21: { name: 'Chevet cannelé deux tiroirs', colour: 'Chêne blanc', styles: ['Moderne'] },
    28: { name: 'Lampadaire arc, socle marbre', colour: 'Laiton et blanc', styles: ['Moderne'] },
    29: { name: 'Lampe gourde en céramique', colour: 'Sauge', styles: ['Transition'] },
    31: { name: 'Tapis de laine « Dune » 245 × 305', colour: 'Sable', styles: ['Moderne organique'] },
    34: { name: 'Toile abstraite « Marée basse »', colour: 'Bleu et blanc', styles: ['Contemporain'] },
    37: { name: 'Olivier artificiel 2,10 m', colour: 'Vert', styles: [] },
    38: { name: 'Coussin de lin 55 cm', colour: 'Neutres variés', styles: [] },
    39: { name: 'Drap de bain blanc', colour: 'Blanc', styles: [] },
  },
  ar: {
    1: { name: 'أريكة هارلو 213 سم', colour: 'شوفاني', styles: ['انتقالي'] },
    4: { name: 'أريكة زاوية كامدن', colour: 'رمادي أردوازي', styles: ['معاصر'] },
    5: { name: 'كرسي نورا الدوّار', colour: 'كريمي', styles: ['حديث'] },
    9: { name: 'طاولة قهوة من الترافرتين', colour: 'بيج حجري', styles: ['حديث عضوي'] },
    13: { name: 'طاولة لونا المستديرة', colour: 'أسود', styles: ['حديث'] },
    14: { name: 'كرسي طعام ليندن', colour: 'كتان وبلوط', styles: ['انتقالي'] },
    18: { name: 'سرير ملكي مارلو', colour: 'بلوط طبيعي', styles: ['انتقالي'] },
    22: { name: 'تسريحة آشبي بستة أدراج', colour: 'إسبريسو', styles: ['انتقالي'] },
    28: { name: 'مصباح أرضي مقوّس بقاعدة رخام', colour: 'نحاسي وأبيض', styles: ['حديث'] },
    31: { name: 'سجادة صوف «كثبان»', colour: 'رملي', styles: ['حديث عضوي'] },
    32: { name: 'سجادة «أصفهان» بطابع عتيق', colour: 'صدئي وأزرق', styles: ['تقليدي'] },
    36: { name: 'مرآة مستديرة سوداء', colour: 'أسود', styles: ['حديث'] },
    37: { name: 'شجرة زيتون صناعية', colour: 'أخضر', styles: [] },
    38: { name: 'وسادة كتان 55 سم', colour: 'ألوان محايدة', styles: [] },
    39: { name: 'منشفة حمام بيضاء', colour: 'أبيض', styles: [] },
  },
};
