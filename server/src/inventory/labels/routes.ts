import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { attachLabel } from './attach-label.ts';
import { listLabels } from './list-labels.ts';
import { makeBlankLabels } from './make-blank-labels.ts';
import { makeLabel } from './make-label.ts';
import { printSheet } from './print-sheet.ts';
import { revokeLabel } from './revoke-label.ts';

const { labels } = os;

export const labelRoutes = {
  list: serve(labels.list, listLabels),
  make: serve(labels.make, makeLabel),
  makeBlank: serve(labels.makeBlank, makeBlankLabels),
  attach: serve(labels.attach, attachLabel),
  revoke: serve(labels.revoke, revokeLabel),
  sheet: serve(labels.sheet, printSheet),
};
