import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { changeCustomField } from './change-custom-field.ts';
import { createCustomField } from './create-custom-field.ts';
import { getCustomField } from './get-custom-field.ts';
import { listCustomFields } from './list-custom-fields.ts';
import { removeCustomField } from './remove-custom-field.ts';

const { customFields } = os;

export const customFieldRoutes = {
  list: serve(customFields.list, listCustomFields),
  get: serve(customFields.get, getCustomField),
  create: serve(customFields.create, createCustomField),
  change: serve(customFields.change, changeCustomField),
  remove: serve(customFields.remove, removeCustomField),
};
