import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { getAvailability } from './get-availability.ts';

export const availabilityRoutes = { get: serve(os.availability.get, getAvailability) };
