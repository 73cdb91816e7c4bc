import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { addUnits } from './add-units.ts';
import { changeUnit } from './change-unit.ts';
import { markFound, markMissing, reinstateUnits, retireUnits, sellUnits } from './end-or-restore-units.ts';
import { exportUnits } from './export-units.ts';
import { type FollowPieces, followedBy } from './follow-pieces.ts';
import { getUnit } from './get-unit.ts';
import { listEvents, listUnits } from './list-units.ts';
import { moveUnits } from './move-units.ts';
import { reportDamage } from './report-damage.ts';
import { setUnitPictures } from './set-unit-pictures.ts';
import { undoEvents } from './undo-events.ts';

const { units } = os;

export const unitRoutes = (followPieces: FollowPieces) => {
  const followed = followedBy(followPieces);
  return {
    list: serve(units.list, listUnits),
    export: serve(units.export, exportUnits),
    get: serve(units.get, getUnit),
    events: serve(units.events, listEvents),
    add: serve(units.add, addUnits),
    change: serve(units.change, changeUnit),
    setPictures: serve(units.setPictures, setUnitPictures),
    move: serve(units.move, followed(moveUnits)),
    reportDamage: serve(units.reportDamage, reportDamage),
    markMissing: serve(units.markMissing, markMissing),
    markFound: serve(units.markFound, followed(markFound)),
    retire: serve(units.retire, retireUnits),
    reinstate: serve(units.reinstate, followed(reinstateUnits)),
    sell: serve(units.sell, sellUnits),
    undo: serve(units.undo, followed(undoEvents)),
  };
};
