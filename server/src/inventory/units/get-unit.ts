import type { EditedUnit, Unit } from '@archway/contract/inventory/unit';
import { problem } from '@archway/contract/kernel/api/problem';
import type { UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { findUnit, findUnits, lockUnitRows } from './unit-store.ts';

/** One piece. */
export const getUnit = async ({ db, actor }: ReadContext, { id }: { id: UnitId }): Promise<EditedUnit> => {
  const { ability } = await actor;
  const unit = await findUnit(db, id, maySeeCosts(ability));
  if (!unit) throw noSuchUnit();
  return unit;
};

/** One piece, held until the transaction ends, with what it cost. */
export const lockUnit = async (db: OrgDb, id: UnitId): Promise<Unit> => {
  const [held] = await lockUnitRows(db, [id]);
  const [unit] = held ? await findUnits(db, [id], true) : [];
  if (!unit) throw noSuchUnit();
  return unit;
};

const noSuchUnit = () => problem('not_found', 'That piece is not in this organization.');
