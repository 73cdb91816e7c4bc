import { member, os } from '../platform/http/front-door.ts';
import { getDashboard } from './get-dashboard.ts';

export const dashboardRoutes = {
  get: os.dashboard.get
    .use(member)
    .handler(({ context: { db, actor, services } }) => getDashboard(db, actor, services)),
};
