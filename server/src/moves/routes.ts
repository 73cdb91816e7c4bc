import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { cancelMove } from './cancel-move.ts';
import { changeMove } from './change-move.ts';
import { completeMove } from './complete-move.ts';
import { estimateMove } from './estimate-move.ts';
import { getMove } from './get-move.ts';
import { createHelperLink } from './helpers/create-helper-link.ts';
import { joinAsHelper } from './helpers/join-as-helper.ts';
import { listHelperLinks } from './helpers/list-helper-links.ts';
import { previewHelperLink } from './helpers/open-helper-link.ts';
import { revokeHelperLink } from './helpers/revoke-helper-link.ts';
import { listMoveCodes } from './list-move-codes.ts';
import { listMoveEvents } from './list-move-events.ts';
import { listMoves } from './list-moves.ts';
import { listPresent } from './list-present.ts';
import { listPulls } from './list-pulls.ts';
import { planMove } from './plan-move.ts';
import { replanMove } from './replan-move.ts';
import { scheduleMove } from './schedule-move.ts';

const { moves, helpers } = os;

export const moveRoutes = {
  list: serve(moves.list, listMoves),
  get: serve(moves.get, getMove),
  events: serve(moves.events, listMoveEvents),
  present: serve(moves.present, listPresent),
  estimate: serve(moves.estimate, estimateMove),
  pullList: serve(moves.pullList, listPulls),
  codes: serve(moves.codes, listMoveCodes),
  plan: serve(moves.plan, planMove),
  change: serve(moves.change, changeMove),
  schedule: serve(moves.schedule, scheduleMove),
  replan: serve(moves.replan, replanMove),
  cancel: serve(moves.cancel, cancelMove),
  complete: serve(moves.complete, completeMove),
};

export const helperRoutes = {
  list: serve(helpers.list, listHelperLinks),
  create: serve(helpers.create, createHelperLink),
  revoke: serve(helpers.revoke, revokeHelperLink),
  preview: serve(helpers.preview, previewHelperLink),
  join: serve(helpers.join, joinAsHelper),
};
