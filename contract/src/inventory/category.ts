import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { changeSchema, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { CategoryId } from '../kernel/ids.ts';
import { categoryExportColumns } from './category-export.ts';
import { categoryFacts, categoryFields } from './category-fields.ts';

export const NewCategory = newSchema(categoryFields);
export const CategoryChange = changeSchema(categoryFacts).extend({ id: CategoryId, version: z.int().min(1) });

export const Category = rowSchema(categoryFields).extend({
  id: CategoryId,
  version: z.int(),
  /** Its place among its siblings, from 0. */
  position: z.int(),
  /** Items of exactly this category that are not archived; those of the subtree are their sum. */
  items: z.int(),
  ...lastChange,
});
export type Category = z.infer<typeof Category>;

/** Where it stands now: inside which other, and as the how-manieth of its siblings. */
export const CategoryPosition = z.object({
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
    summary: 'List categories as a tree',
    tag,
    access: { action: 'read', subject: 'Category' },
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(Category) })),
  export: exportOf({
    path: '/categories/export',
    summary: 'Export categories',
    tag,
    subject: 'Category',
    change: 'category.exported',
    query: z.object({}),
    columns: categoryExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/categories/{id}',
    summary: 'Get a category',
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
    summary: 'Change a category',
    tag,
    access: { action: 'update', subject: 'Category' },
    change: 'category.changed',
    limit: 'change',
  })
    .input(CategoryChange)
    .output(Category),
  move: endpoint({
    method: 'POST',
    path: '/categories/{id}/move',
    summary: 'Move a category in the tree',
    tag,
    access: { action: 'update', subject: 'Category' },
    change: 'category.moved',
    limit: 'change',
  })
    .input(CategoryPosition)
    .output(z.object({ rows: z.array(Category) })),
  remove: endpoint({
    method: 'DELETE',
    path: '/categories/{id}',
    summary: 'Delete a category; what is in it goes to another one',
    tag,
    access: { action: 'delete', subject: 'Category' },
    change: 'category.removed',
    limit: 'change',
  })
    .input(one.extend({ moveTo: CategoryId.optional() }))
    .output(done),
};
