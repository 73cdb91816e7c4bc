import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { removePlace } from './remove-place.ts';

const { storage } = os;

export const placeRoutes = {
  remove: serve(storage.remove, removePlace),
};
