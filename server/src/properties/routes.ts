import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { getAccess, setAccess } from './access.ts';
import { changeProperty } from './change-property.ts';
import { createProperty } from './create-property.ts';
import { exportProperties } from './export-properties.ts';
import { findPropertiesAlike } from './find-properties-alike.ts';
import { getProperty } from './get-property.ts';
import { listPositions } from './list-positions.ts';
import { listProperties } from './list-properties.ts';
import { removeProperty } from './remove-property.ts';
import { setPropertyPictures } from './set-property-pictures.ts';

const { properties } = os;

export const propertyRoutes = {
  list: serve(properties.list, listProperties),
  export: serve(properties.export, exportProperties),
  positions: serve(properties.positions, listPositions),
  alike: serve(properties.alike, findPropertiesAlike),
  get: serve(properties.get, getProperty),
  create: serve(properties.create, createProperty),
  change: serve(properties.change, changeProperty),
  setPictures: serve(properties.setPictures, setPropertyPictures),
  getAccess: serve(properties.getAccess, getAccess),
  setAccess: serve(properties.setAccess, setAccess),
  remove: serve(properties.remove, removeProperty),
};
