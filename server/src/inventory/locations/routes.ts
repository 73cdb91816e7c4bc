import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { removeLocation } from './remove-location.ts';

const { storage } = os;

export const locationRoutes = {
  remove: serve(storage.remove, removeLocation),
};
