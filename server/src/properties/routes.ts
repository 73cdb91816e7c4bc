import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { getAccess, setAccess } from './access.ts';
import { changeProperty } from './change-property.ts';
import { createProperty } from './create-property.ts';
import { exportProperties } from './export-properties.ts';
import { getProperty } from './get-property.ts';
import { listProperties } from './list-properties.ts';
import { removeProperty } from './remove-property.ts';
import { setPropertyPictures } from './set-property-pictures.ts';

const { properties } = os;

export const propertyRoutes = {
  list: serve(properties.list, listProperties),
  export: serve(properties.export, exportProperties),
  get: serve(properties.get, getProperty),
  create: serve(properties.create, createProperty),
  change: serve(properties.change, changeProperty),
  setPictures: serve(properties.setPictures, setPropertyPictures),
  getAccess: serve(properties.getAccess, getAccess),
  setAccess: serve(properties.setAccess, setAccess),
  remove: serve(properties.remove, removeProperty),
};
