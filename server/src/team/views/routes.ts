import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { changeView } from './change-view.ts';
import { chooseDefaultView } from './choose-default-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';

const { views } = os;

export const viewRoutes = {
  list: serve(views.list, listViews),
  create: serve(views.create, saveView),
  change: serve(views.change, changeView),
  remove: serve(views.remove, removeView),
  setDefault: serve(views.setDefault, chooseDefaultView),
};
