import { member, os, reader, sender } from '../../platform/http/front-door.ts';
import { addUnits } from './add-units.ts';
import { changeUnit } from './change-unit.ts';
import { markFound, markMissing, reinstateUnits, retireUnits, sellUnits } from './end-or-restore-units.ts';
import { exportUnits } from './export-units.ts';
import { getUnit } from './get-unit.ts';
import { listEvents, listUnits } from './list-units.ts';
import { moveUnits } from './move-units.ts';
import { reportDamage } from './report-damage.ts';
import { setUnitPictures } from './set-unit-pictures.ts';
import { undoEvents } from './undo-events.ts';

const { units } = os;

export const unitRoutes = {
  list: units.list.use(member).handler(({ context: { db, actor }, input }) => listUnits(db, actor, input)),
  export: units.export.use(sender).handler(({ context, input }) => exportUnits(context, input)),
  get: units.get.use(member).handler(({ context: { db, actor }, input }) => getUnit(db, actor, input.id)),
  events: units.events.use(reader).handler(({ context: { db }, input }) => listEvents(db, input)),
  add: units.add
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => addUnits(db, actor, services, input)),
  change: units.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeUnit(db, actor, input)),
  setPictures: units.setPictures
    .use(member)
    .handler(({ context: { db, actor }, input }) => setUnitPictures(db, actor, input)),
  move: units.move
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => moveUnits(db, actor, services, input)),
  reportDamage: units.reportDamage
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => reportDamage(db, actor, services, input)),
  markMissing: units.markMissing
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => markMissing(db, actor, services, input)),
  markFound: units.markFound
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => markFound(db, actor, services, input)),
  retire: units.retire
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => retireUnits(db, actor, services, input)),
  reinstate: units.reinstate
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => reinstateUnits(db, actor, services, input)),
  sell: units.sell
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => sellUnits(db, actor, services, input)),
  undo: units.undo
    .use(member)
    .handler(({ context: { db, actor, services }, input }) =>
      undoEvents(db, actor, services, input.eventIds),
    ),
};
