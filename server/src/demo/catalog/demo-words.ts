import type { CategoryColor, CategoryIconName } from '@archway/contract/inventory/category-fields';
import type { Language } from '@archway/contract/kernel/locale';
import type { VendorRow } from '@archway/contract/vendors/vendor';

type Words = Readonly<Record<Language, string>>;

export type DemoCategory = {
  readonly names: Words;
  readonly icon: CategoryIconName;
  readonly color: CategoryColor;
  readonly inside?: string;
};

/** By their English name, as the items say it. Those above others come first. */
// biome-ignore format: one category, one line
export const demoCategories: Readonly<Record<string, DemoCategory>> = {
  Furniture: { names: { en: 'Furniture', fr: 'Mobilier', ar: 'أثاث' }, icon: 'armchair', color: 'rose' },
  Textiles: { names: { en: 'Textiles', fr: 'Textiles', ar: 'منسوجات' }, icon: 'pillow', color: 'teal' },
  Decor: { names: { en: 'Decor', fr: 'Décoration', ar: 'ديكور' }, icon: 'frame', color: 'violet' },
  Sofas: { names: { en: 'Sofas', fr: 'Canapés', ar: 'أرائك' }, icon: 'sofa', color: 'rose', inside: 'Furniture' },
  'Accent chairs': { names: { en: 'Accent chairs', fr: 'Fauteuils', ar: 'كراسي مميزة' }, icon: 'armchair', color: 'orange', inside: 'Furniture' },
  Tables: { names: { en: 'Tables', fr: 'Tables', ar: 'طاولات' }, icon: 'table', color: 'yellow', inside: 'Furniture' },
  Dining: { names: { en: 'Dining', fr: 'Salle à manger', ar: 'غرفة الطعام' }, icon: 'dining', color: 'green', inside: 'Furniture' },
  Stools: { names: { en: 'Stools', fr: 'Tabourets', ar: 'مقاعد عالية' }, icon: 'stool', color: 'green', inside: 'Furniture' },
  Beds: { names: { en: 'Beds', fr: 'Lits', ar: 'أسرّة' }, icon: 'bed', color: 'blue', inside: 'Furniture' },
  'Case goods': { names: { en: 'Case goods', fr: 'Rangements', ar: 'خزائن' }, icon: 'drawers', color: 'grape', inside: 'Furniture' },
  Office: { names: { en: 'Office', fr: 'Bureau', ar: 'مكتب' }, icon: 'desk', color: 'cyan', inside: 'Furniture' },
  'Bedding base': { names: { en: 'Bedding base', fr: 'Literie', ar: 'قواعد الأسرّة' }, icon: 'mattress', color: 'blue', inside: 'Textiles' },
  Rugs: { names: { en: 'Rugs', fr: 'Tapis', ar: 'سجاد' }, icon: 'rug', color: 'red', inside: 'Textiles' },
  'Soft goods': { names: { en: 'Soft goods', fr: 'Linge', ar: 'مفروشات' }, icon: 'pillow', color: 'teal', inside: 'Textiles' },
  Lighting: { names: { en: 'Lighting', fr: 'Luminaires', ar: 'إضاءة' }, icon: 'lamp', color: 'yellow', inside: 'Decor' },
  Art: { names: { en: 'Art', fr: 'Tableaux', ar: 'لوحات' }, icon: 'frame', color: 'violet', inside: 'Decor' },
  Mirrors: { names: { en: 'Mirrors', fr: 'Miroirs', ar: 'مرايا' }, icon: 'mirror', color: 'cyan', inside: 'Decor' },
  Greenery: { names: { en: 'Greenery', fr: 'Végétaux', ar: 'نباتات' }, icon: 'plant', color: 'green', inside: 'Decor' },
  Accessories: { names: { en: 'Accessories', fr: 'Accessoires', ar: 'إكسسوارات' }, icon: 'books', color: 'orange', inside: 'Decor' },
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
  readonly color: string;
  readonly styles: readonly string[];
};

// biome-ignore format: one item, one line
export const localItems: Readonly<Record<'fr' | 'ar', Readonly<Record<number, LocalWords>>>> = {
  fr: {
    1: { name: 'Canapé Harlow 213 cm', color: 'Avoine', styles: ['Transition'] },
    2: { name: 'Canapé courbe Alder en bouclé', color: 'Ivoire', styles: ['Moderne organique'] },
    5: { name: 'Fauteuil pivotant Nora', color: 'Crème', styles: ['Moderne'] },
    8: { name: 'Table basse Otto en noyer', color: 'Noyer', styles: ['Années 50'] },
    12: { name: 'Table à manger Arden 183 cm', color: 'Chêne clair', styles: ['Transition'] },
    14: { name: 'Chaise Linden', color: 'Lin et chêne', styles: ['Transition'] },
    17: { name: 'Lit capitonné Sienna', color: 'Gris tourterelle', styles: ['Contemporain'] },
    21: { name: 'Chevet cannelé deux tiroirs', color: 'Chêne blanc', styles: ['Moderne'] },
    28: { name: 'Lampadaire arc, socle marbre', color: 'Laiton et blanc', styles: ['Moderne'] },
    29: { name: 'Lampe gourde en céramique', color: 'Sauge', styles: ['Transition'] },
    31: { name: 'Tapis de laine « Dune » 245 × 305', color: 'Sable', styles: ['Moderne organique'] },
    34: { name: 'Toile abstraite « Marée basse »', color: 'Bleu et blanc', styles: ['Contemporain'] },
    37: { name: 'Olivier artificiel 2,10 m', color: 'Vert', styles: [] },
    38: { name: 'Coussin de lin 55 cm', color: 'Neutres variés', styles: [] },
    39: { name: 'Drap de bain blanc', color: 'Blanc', styles: [] },
  },
  ar: {
    1: { name: 'أريكة هارلو 213 سم', color: 'شوفاني', styles: ['انتقالي'] },
    4: { name: 'أريكة زاوية كامدن', color: 'رمادي أردوازي', styles: ['معاصر'] },
    5: { name: 'كرسي نورا الدوّار', color: 'كريمي', styles: ['حديث'] },
    9: { name: 'طاولة قهوة من الترافرتين', color: 'بيج حجري', styles: ['حديث عضوي'] },
    13: { name: 'طاولة لونا المستديرة', color: 'أسود', styles: ['حديث'] },
    14: { name: 'كرسي طعام ليندن', color: 'كتان وبلوط', styles: ['انتقالي'] },
    18: { name: 'سرير ملكي مارلو', color: 'بلوط طبيعي', styles: ['انتقالي'] },
    22: { name: 'تسريحة آشبي بستة أدراج', color: 'إسبريسو', styles: ['انتقالي'] },
    28: { name: 'مصباح أرضي مقوّس بقاعدة رخام', color: 'نحاسي وأبيض', styles: ['حديث'] },
    31: { name: 'سجادة صوف «كثبان»', color: 'رملي', styles: ['حديث عضوي'] },
    32: { name: 'سجادة «أصفهان» بطابع عتيق', color: 'صدئي وأزرق', styles: ['تقليدي'] },
    36: { name: 'مرآة مستديرة سوداء', color: 'أسود', styles: ['حديث'] },
    37: { name: 'شجرة زيتون صناعية', color: 'أخضر', styles: [] },
    38: { name: 'وسادة كتان 55 سم', color: 'ألوان محايدة', styles: [] },
    39: { name: 'منشفة حمام بيضاء', color: 'أبيض', styles: [] },
  },
};
