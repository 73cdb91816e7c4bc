import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { getAvailability } from './availability/get-availability.ts';
import { getUtilization } from './availability/get-utilization.ts';
import { changeItem } from './change-item.ts';
import { activateItem, archiveItem } from './change-item-status.ts';
import { changeItems } from './change-items.ts';
import { createItem } from './create/create-item.ts';
import { createItems } from './create/create-items.ts';
import { duplicateItem } from './create/duplicate-item.ts';
import { exportItems } from './export/export-items.ts';
import { getItem } from './get-item.ts';
import { listChoices } from './list/list-choices.ts';
import { listItems } from './list/list-items.ts';
import { removeItem } from './remove-item.ts';
import { setItemPictures } from './set-item-pictures.ts';

const { items } = os;

export const itemRoutes = {
  list: serve(items.list, listItems),
  export: serve(items.export, exportItems),
  choices: serve(items.choices, listChoices),
  get: serve(items.get, getItem),
  availability: serve(items.availability, getAvailability),
  utilization: serve(items.utilization, getUtilization),
  create: serve(items.create, createItem),
  createMany: serve(items.createMany, createItems),
  duplicate: serve(items.duplicate, duplicateItem),
  change: serve(items.change, changeItem),
  activate: serve(items.activate, activateItem),
  archive: serve(items.archive, archiveItem),
  setPictures: serve(items.setPictures, setItemPictures),
  changeMany: serve(items.changeMany, changeItems),
  remove: serve(items.remove, removeItem),
};
