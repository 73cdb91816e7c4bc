import { os } from '../platform/http/front-door.ts';
import { serve } from '../platform/http/serve.ts';
import { getDashboard } from './get-dashboard.ts';

const { dashboard } = os;

export const dashboardRoutes = {
  get: serve(dashboard.get, getDashboard),
};
