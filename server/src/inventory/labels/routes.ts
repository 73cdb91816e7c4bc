import { member, os, reader, sender } from '../../platform/http/front-door.ts';
import { attachLabel } from './attach-label.ts';
import { listLabels } from './list-labels.ts';
import { makeBlankLabels } from './make-blank-labels.ts';
import { makeLabel } from './make-label.ts';
import { printSheet } from './print-sheet.ts';
import { revokeLabel } from './revoke-label.ts';

const { labels } = os;

export const labelRoutes = {
  list: labels.list
    .use(reader)
    .handler(({ context: { db, services }, input }) => listLabels(db, services, input)),
  make: labels.make
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => makeLabel(db, actor, services, input)),
  makeBlank: labels.makeBlank
    .use(member)
    .handler(({ context: { db, actor, services }, input }) =>
      makeBlankLabels(db, actor, services, input.quantity),
    ),
  attach: labels.attach
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => attachLabel(db, actor, services, input)),
  revoke: labels.revoke
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => revokeLabel(db, actor, services, input.id)),
  sheet: labels.sheet
    .use(sender)
    .handler(({ context: { change, services }, input }) => printSheet(services, change, input)),
};
