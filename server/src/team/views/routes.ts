import { member, os } from '../../platform/http/front-door.ts';
import { changeView } from './change-view.ts';
import { chooseDefaultView } from './choose-default-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';

const { views } = os;

export const viewRoutes = {
  list: views.list
    .use(member)
    .handler(({ context: { db, actor }, input }) => listViews(db, actor, input.list)),
  create: views.create.use(member).handler(({ context: { db, actor }, input }) => saveView(db, actor, input)),
  change: views.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeView(db, actor, input)),
  remove: views.remove
    .use(member)
    .handler(({ context: { db, actor }, input }) => removeView(db, actor, input.id)),
  setDefault: views.setDefault
    .use(member)
    .handler(({ context: { db, actor }, input }) => chooseDefaultView(db, actor, input)),
};
