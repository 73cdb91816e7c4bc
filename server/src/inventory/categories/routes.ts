import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { changeCategory } from './change-category.ts';
import { createCategory } from './create-category.ts';
import { exportCategories } from './export-categories.ts';
import { getCategory } from './get-category.ts';
import { listCategories } from './list-categories.ts';
import { moveCategory } from './move-category.ts';
import { removeCategory } from './remove-category.ts';

const { categories } = os;

export const categoryRoutes = {
  list: serve(categories.list, listCategories),
  export: serve(categories.export, exportCategories),
  get: serve(categories.get, getCategory),
  create: serve(categories.create, createCategory),
  change: serve(categories.change, changeCategory),
  move: serve(categories.move, moveCategory),
  remove: serve(categories.remove, removeCategory),
};
