import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { getDashboard } from './get-dashboard.ts';

const { dashboard } = os;

export const dashboardRoutes = {
  get: serve(dashboard.get, getDashboard),
};
