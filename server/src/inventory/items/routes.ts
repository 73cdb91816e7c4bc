import { asker, changer, member, os, reader, sender } from '../../platform/http/front-door.ts';
import { changeItem } from './change-item.ts';
import { activateItem, archiveItem } from './change-item-status.ts';
import { changeItems } from './change-items.ts';
import { createItem } from './create-item.ts';
import { createItems } from './create-items.ts';
import { duplicateItem } from './duplicate-item.ts';
import { exportItems } from './export-items.ts';
import { getAvailability } from './get-availability.ts';
import { getItem } from './get-item.ts';
import { getUtilisation } from './get-utilisation.ts';
import { listChoices } from './list-choices.ts';
import { listItems } from './list-items.ts';
import { removeItem } from './remove-item.ts';
import { setItemPictures } from './set-item-pictures.ts';

const { items } = os;

export const itemRoutes = {
  list: items.list.use(reader).handler(({ context: { db }, input }) => listItems(db, input)),
  export: items.export.use(sender).handler(({ context, input }) => exportItems(context, input)),
  choices: items.choices.use(reader).handler(({ context: { db } }) => listChoices(db)),
  get: items.get.use(asker).handler(({ context: { ask }, input }) => getItem(ask, input.id)),
  availability: items.availability
    .use(reader)
    .handler(({ context: { db, services }, input }) => getAvailability(db, services, input)),
  utilisation: items.utilisation
    .use(reader)
    .handler(({ context: { db, services }, input }) => getUtilisation(db, services, input.id)),
  create: items.create.use(changer).handler(({ context, input }) => createItem(context, input)),
  createMany: items.createMany
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => createItems(db, actor, services, input)),
  duplicate: items.duplicate
    .use(member)
    .handler(({ context: { db, actor }, input }) => duplicateItem(db, actor, input.id)),
  change: items.change.use(changer).handler(({ context: { db, ask }, input }) => changeItem(db, ask, input)),
  activate: items.activate
    .use(member)
    .handler(({ context: { db, actor }, input }) => activateItem(db, actor, input.id)),
  archive: items.archive
    .use(member)
    .handler(({ context: { db, actor }, input }) => archiveItem(db, actor, input.id)),
  setPictures: items.setPictures
    .use(member)
    .handler(({ context: { db, actor }, input }) => setItemPictures(db, actor, input)),
  changeMany: items.changeMany
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => changeItems(db, actor, services, input)),
  remove: items.remove
    .use(member)
    .handler(({ context: { db, actor }, input }) => removeItem(db, actor, input.id)),
};
