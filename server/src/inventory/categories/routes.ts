import { member, os, reader, sender } from '../../platform/http/front-door.ts';
import { changeCategory } from './change-category.ts';
import { createCategory } from './create-category.ts';
import { exportCategories } from './export-categories.ts';
import { getCategory } from './get-category.ts';
import { listCategories } from './list-categories.ts';
import { placeCategory } from './place-category.ts';
import { removeCategory } from './remove-category.ts';

const { categories } = os;

export const categoryRoutes = {
  list: categories.list.use(reader).handler(({ context: { db } }) => listCategories(db)),
  export: categories.export.use(sender).handler(({ context, input }) => exportCategories(context, input)),
  get: categories.get.use(reader).handler(({ context: { db }, input }) => getCategory(db, input.id)),
  create: categories.create
    .use(member)
    .handler(({ context: { db, actor }, input }) => createCategory(db, actor, input)),
  change: categories.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeCategory(db, actor, input)),
  place: categories.place
    .use(member)
    .handler(({ context: { db, actor }, input }) => placeCategory(db, actor, input)),
  remove: categories.remove
    .use(member)
    .handler(({ context: { db, actor }, input }) => removeCategory(db, actor, input.id)),
};
