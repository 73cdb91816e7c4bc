import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { foreseeLosses } from '../losses/foresee-losses.ts';
import { getAvailability } from './get-availability.ts';

export const availabilityRoutes = {
  get: serve(os.availability.get, getAvailability),
  foreseeLosses: serve(os.availability.foreseeLosses, foreseeLosses),
};
