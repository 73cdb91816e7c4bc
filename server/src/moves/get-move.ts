import { scanAddress } from '@archway/contract/inventory/labels/label-code';
import { problem } from '@archway/contract/kernel/api/problem';
import type { MoveId } from '@archway/contract/kernel/ids';
import type { Move } from '@archway/contract/moves/move';
import type { OrgDb } from '../platform/db/db.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { binsOf } from './bin-rules.ts';
import { branchesOfStorage, standingAtHome, standingInStorage } from './bin-store.ts';
import { piecesElsewhere } from './elsewhere-store.ts';
import { itemsToldToHelpers } from './helpers/shown-to-helper-store.ts';
import { toldToHelper } from './helpers/told-to-helper-rules.ts';
import { unitsOf } from './movable-rules.ts';
import { movablePieces } from './movable-store.ts';
import { labelsOfMove } from './move-code-store.ts';
import { linesOfMove } from './move-line-store.ts';
import { findMove, isMove, type LockedMove, lockMove } from './move-store.ts';
import { transfersOf } from './transfer-store.ts';

/** One move with what goes along, as far as its reader may see it. */
export const getMove = async (
  { db, actor, services: { config } }: ReadContext,
  { id }: { id: MoveId },
): Promise<Move> => {
  const move = await findMove(db, id);
  if (!move) throw noSuchMove();
  const lines = await linesOfMove(db, id);
  const standing = move.kind === 'in' ? await standingInStorage(db, id) : await standingAtHome(db, id);
  const unitsFor = unitsOf(lines, await movablePieces(db, id));
  const binsFor = binsOf(standing, standing.length > 0 ? await branchesOfStorage(db) : []);
  const codes = await labelsOfMove(db, id);
  const whole = {
    ...move,
    labels: codes.map((code) => ({ code, address: scanAddress(config.PUBLIC_URL, code) })),
    transfers: await transfersOf(db, id),
    elsewhere: await piecesElsewhere(db, id),
    lines: lines.map((line) => ({ ...line, bins: binsFor(line), units: unitsFor(line) })),
  };
  if (!(await actor).helping) return whole;
  return toldToHelper(whole, new Set(await itemsToldToHelpers(db, id)));
};

/** That it is here, without reading it. */
export const requireKnownMove = async (db: OrgDb, id: MoveId) => {
  if (!(await isMove(db, id))) throw noSuchMove();
};

/** A move that is about to change. */
export const requireMove = async (db: OrgDb, id: MoveId): Promise<LockedMove> => {
  const move = await lockMove(db, id);
  if (!move) throw noSuchMove();
  return move;
};

const noSuchMove = () => problem('not_found', 'That move is not in this organization.');

/** How the log calls it. */
export const moveName = ({ number }: { number: number }, staging: { name: string }) =>
  `#${number} ${staging.name}`;
