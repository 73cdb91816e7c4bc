import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Recall } from '../../../inventory/scan/known-codes/known-elsewhere.ts';
import { bringMovesAhead } from '../ahead/bring-moves.ts';
import { moveBehind } from './known-moves.ts';

/** A disk answers sooner; a network that is as good as none must not keep whoever scans waiting. */
const patienceMs = 1200;

/** The move behind a label, from the disk of this device too: those of today and tomorrow are kept ready there. */
export const recallMove: Recall = async (text) => {
  if (readLabelCode(text) === null) return undefined;
  const known = moveBehind(text);
  if (known) return known;
  const brought = bringMovesAhead().catch(() => undefined);
  await Promise.race([brought, new Promise((over) => setTimeout(over, patienceMs))]);
  return moveBehind(text);
};
