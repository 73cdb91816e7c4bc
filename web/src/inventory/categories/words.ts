import type { Category } from '@archway/contract/inventory/category';

export type CategoryColour = NonNullable<Category['colour']>;
export type CategoryIconName = NonNullable<Category['icon']>;

/** The contract's colours and icons, without the schemas that stand beside them there (words.test.ts holds them equal). */
export const categoryColours = [
  'rose',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'cyan',
  'blue',
  'violet',
  'grape',
] as const satisfies readonly CategoryColour[];

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
] as const satisfies readonly CategoryIconName[];
