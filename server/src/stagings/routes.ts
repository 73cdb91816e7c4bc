import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { changeStaging } from './change-staging.ts';
import { getClientJobs } from './client-jobs/get-client-jobs.ts';
import { createStaging } from './create-staging.ts';
import { exportStagings } from './export-stagings.ts';
import { stagingFileRoutes } from './files/routes.ts';
import { foresee } from './foresee.ts';
import { foreseeCopy } from './foresee-copy.ts';
import { getStaging } from './get-staging.ts';
import { addLines } from './lines/add-lines.ts';
import { changeLine } from './lines/change-line.ts';
import { findEquivalents } from './lines/find-equivalents.ts';
import { listLines } from './lines/list-lines.ts';
import { releaseLines } from './lines/release-lines.ts';
import { removeLines } from './lines/remove-lines.ts';
import { renewHolds } from './lines/renew-holds.ts';
import { reserveLines } from './lines/reserve-lines.ts';
import { listStagings } from './list-stagings.ts';
import { listStays } from './list-stays.ts';
import { listTimeline } from './list-timeline.ts';
import { type CallOffMoves, moveStagingOn } from './move-staging-on.ts';
import { addRooms } from './rooms/add-rooms.ts';
import { changeRoom } from './rooms/change-room.ts';
import { orderRooms } from './rooms/order-rooms.ts';
import { removeRoom } from './rooms/remove-room.ts';
import { setRoomPictures } from './rooms/set-room-pictures.ts';
import { setDates } from './set-dates.ts';

const { stagings } = os;

export const stagingRoutes = (callOffMoves: CallOffMoves) => ({
  list: serve(stagings.list, listStagings),
  stays: serve(stagings.stays, listStays),
  export: serve(stagings.export, exportStagings),
  ofClient: serve(stagings.ofClient, getClientJobs),
  get: serve(stagings.get, getStaging),
  create: serve(stagings.create, createStaging),
  change: serve(stagings.change, changeStaging),
  setStatus: serve(stagings.setStatus, moveStagingOn(callOffMoves)),
  setDates: serve(stagings.setDates, setDates),
  foresee: serve(stagings.foresee, foresee),
  foreseeCopy: serve(stagings.foreseeCopy, foreseeCopy),
  timeline: serve(stagings.timeline, listTimeline),
  ...stagingFileRoutes,
  addRooms: serve(stagings.addRooms, addRooms),
  changeRoom: serve(stagings.changeRoom, changeRoom),
  setRoomPictures: serve(stagings.setRoomPictures, setRoomPictures),
  orderRooms: serve(stagings.orderRooms, orderRooms),
  removeRoom: serve(stagings.removeRoom, removeRoom),
  lines: serve(stagings.lines, listLines),
  addLines: serve(stagings.addLines, addLines),
  changeLine: serve(stagings.changeLine, changeLine),
  removeLines: serve(stagings.removeLines, removeLines),
  reserve: serve(stagings.reserve, reserveLines),
  release: serve(stagings.release, releaseLines),
  renewHolds: serve(stagings.renewHolds, renewHolds),
  equivalents: serve(stagings.equivalents, findEquivalents),
});
