import * as z from 'zod';
import { done } from '../kernel/done.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { exportOf } from '../kernel/export.ts';
import { CategoryId } from '../kernel/ids.ts';
import { requiredLine } from '../kernel/text.ts';
import { categoryExportColumns } from './category-export.ts';

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
] as const;

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

export const Category = z.object({
  id: CategoryId,
  version: z.int(),
  name: z.string(),
  parentId: CategoryId.nullable(),
  icon: z.enum(categoryIcons).nullable(),
  colour: z.enum(categoryColours).nullable(),
  bufferDays: z.int().nullable(),
  /** Its place among its siblings, from 0. */
  position: z.int(),
  /** Items of exactly this category that are not archived; those of the subtree are their sum. */
  items: z.int(),
});
export type Category = z.infer<typeof Category>;

export const NewCategory = z.object({
  name: requiredLine(80),
  parentId: CategoryId.nullable().default(null),
  icon: z.enum(categoryIcons).nullable().default(null),
  colour: z.enum(categoryColours).nullable().default(null),
  bufferDays: z.int().min(0).max(60).nullable().default(null),
});

export const CategoryChange = z.object({
  id: CategoryId,
  version: z.int().min(1),
  name: requiredLine(80).optional(),
  icon: z.enum(categoryIcons).nullable().optional(),
  colour: z.enum(categoryColours).nullable().optional(),
  bufferDays: z.int().min(0).max(60).nullable().optional(),
});

/** Where it stands now: inside which other, and as the how-manieth of its siblings. */
export const CategoryPlace = z.object({
  id: CategoryId,
  parentId: CategoryId.nullable(),
  position: z.int().min(0).max(10_000),
});

const tag = 'Categories';
const one = z.object({ id: CategoryId });

export const categories = {
  list: endpoint({
    method: 'GET',
    path: '/categories',
    summary: 'The tree of categories, in its order',
    tag,
    access: { action: 'read', subject: 'Category' },
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(Category) })),
  export: exportOf({
    path: '/categories/export',
    summary: 'The tree of categories as a file',
    tag,
    subject: 'Category',
    change: 'category.exported',
    query: z.object({}),
    columns: categoryExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/categories/{id}',
    summary: 'One category',
    tag,
    access: { action: 'read', subject: 'Category' },
    change: false,
    limit: 'read',
  })
    .input(one)
    .output(Category),
  create: endpoint({
    method: 'POST',
    path: '/categories',
    summary: 'Add a category, last among its siblings',
    tag,
    access: { action: 'create', subject: 'Category' },
    change: 'category.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewCategory)
    .output(Category),
  change: endpoint({
    method: 'PATCH',
    path: '/categories/{id}',
    summary: 'Change name, icon, colour or buffer days',
    tag,
    access: { action: 'update', subject: 'Category' },
    change: 'category.changed',
    limit: 'change',
  })
    .input(CategoryChange)
    .output(Category),
  place: endpoint({
    method: 'POST',
    path: '/categories/{id}/place',
    summary: 'Put a category elsewhere in the tree',
    tag,
    access: { action: 'update', subject: 'Category' },
    change: 'category.placed',
    limit: 'change',
  })
    .input(CategoryPlace)
    .output(z.object({ rows: z.array(Category) })),
  remove: endpoint({
    method: 'DELETE',
    path: '/categories/{id}',
    summary: 'Remove a category that nothing is in',
    tag,
    access: { action: 'delete', subject: 'Category' },
    change: 'category.removed',
    limit: 'change',
  })
    .input(one)
    .output(done),
};
