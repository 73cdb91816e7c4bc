import type { LabelTarget } from '@archway/contract/inventory/label';
import { readLabelCode } from '@archway/contract/inventory/label-code';
import type { Scanned } from '@archway/contract/inventory/scan';
import type { ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { findUnits } from '../units/unit-store.ts';
import { findCalled, findScannedItem, findScannedLabel, findScannedPlace } from './scan-store.ts';

/** What a code stands for: first as that of a label, then as what people call a thing. */
export const resolveScan = async (db: OrgDb, actor: Actor, text: string): Promise<Scanned> => {
  const scanned = (await behindLabel(db, actor, text)) ?? (await behindName(db, actor, text));
  if (!scanned) throw problem('not_found', 'Nothing in this organization has that code.');
  return scanned;
};

const behindLabel = async (db: OrgDb, actor: Actor, text: string): Promise<Scanned | undefined> => {
  const code = readLabelCode(text);
  const label = code === null ? undefined : await findScannedLabel(db, code);
  if (!label) return undefined;
  const retired = { kind: 'revoked', labelId: label.id } as const;
  if (label.status === 'revoked') return retired;
  if (label.kind === 'blank') return { kind: 'blank', labelId: label.id, code: label.code };
  // A label whose thing was removed is as good as retired.
  return (label.targetId && (await show[label.kind](db, actor, label.targetId))) || retired;
};

const behindName = async (db: OrgDb, actor: Actor, text: string): Promise<Scanned | undefined> => {
  const called = await findCalled(db, text);
  return called && (await show[called.kind](db, actor, called.id));
};

type Show = (db: OrgDb, actor: Actor, id: string) => Promise<Scanned | undefined>;

const show: Record<LabelTarget, Show> = {
  unit: async (db, { ability }, id) => {
    const [unit] = await findUnits(db, [id as UnitId], maySeeCosts(ability)); // read as one from the label or the unit itself
    const item = unit && (await findScannedItem(db, unit.itemId));
    return item && { kind: 'unit', unit, item };
  },
  item: async (db, _actor, id) => {
    const item = await findScannedItem(db, id as ItemId); // as above
    return item && { kind: 'item', item };
  },
  location: async (db, _actor, id) => {
    const location = await findScannedPlace(db, id as StorageLocationId); // as above
    return location && { kind: 'location', location };
  },
};
