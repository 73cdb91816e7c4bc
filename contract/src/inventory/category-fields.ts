import { choice, number, reference, requiredText } from '../kernel/fields/field-builders.ts';
import type { Fields } from '../kernel/fields/fields.ts';
import { palette } from '../kernel/palette.ts';

export const categoryColors = palette;
export type CategoryColor = (typeof categoryColors)[number];

/** Drawn by the screen; a category without one of its own shows its parent's. */
export const categoryIcons = [
  'sofa',
  'armchair',
  'table',
  'dining',
  'stool',
  'bed',
  'mattress',
  'drawers',
  'desk',
  'lamp',
  'rug',
  'frame',
  'mirror',
  'plant',
  'pillow',
  'books',
  'outdoor',
  'kitchen',
  'bath',
  'event',
  'box',
] as const;
export type CategoryIconName = (typeof categoryIcons)[number];

/** What is known of a category, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const categoryFields = {
  name: requiredText({ max: 80, group: 'basics' }),
  /** What it stands in; nothing: it stands at the top. */
  parentId: reference('category', { group: 'basics' }),
  icon: choice(categoryIcons, { initial: null, group: 'basics' }),
  color: choice(categoryColors, { initial: null, group: 'basics' }),
  bufferDays: number({ min: 0, max: 60, group: 'basics', hint: true }),
} as const satisfies Fields;

/** All but what it stands in: that is changed by placing it, and people know it by its name. */
const { parentId: _parentId, ...facts } = categoryFields;
export const categoryFacts = facts;
