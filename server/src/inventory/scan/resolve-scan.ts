import type { LabelTarget } from '@archway/contract/inventory/labels/label';
import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Scanned } from '@archway/contract/inventory/scan';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import type { ItemId, MoveId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import { requireRight } from '../../platform/http/calls/require-right.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { findUnits } from '../units/unit-store.ts';
import {
  findCalled,
  findMoveOfOthers,
  findScannedItem,
  findScannedLabels,
  findScannedLocation,
  findScannedMove,
} from './scan-store.ts';

/** What a code stands for: first as that of a label, then as what people call a thing. */
export const resolveScan = async (context: ReadContext, { code }: { code: string }): Promise<Scanned> => {
  const scanned = (await behindLabel(context, code)) ?? (await behindName(context, code));
  if (!scanned) throw problem('not_found', 'Nothing in this organization has that code.');
  return scanned;
};

const behindLabel = async (context: ReadContext, text: string): Promise<Scanned | undefined> => {
  const code = readLabelCode(text);
  const [label] = code === null ? [] : await findScannedLabels(context.db, [code]);
  if (!label) return undefined;
  const retired = { kind: 'revoked', labelId: label.id } as const;
  if (label.status === 'revoked') return retired;
  if (label.kind === 'blank') return { kind: 'blank', labelId: label.id, code: label.code };
  // A label whose thing was removed is as good as retired.
  return (label.targetId && (await show[label.kind](context, label.targetId))) || retired;
};

const behindName = async (context: ReadContext, text: string): Promise<Scanned | undefined> => {
  const [called] = await findCalled(context.db, [text]);
  return called && (await show[called.kind](context, called.id));
};

type Show = (context: ReadContext, id: string) => Promise<Scanned | undefined>;

const show: Record<LabelTarget, Show> = {
  unit: async ({ db, actor }, id) => {
    const { ability, userId } = await actor;
    const [unit] = await findUnits(db, [id as UnitId], maySeeCosts(ability)); // read as one from the label or the unit itself
    const item = unit && (await findScannedItem(db, unit.itemId));
    const mayKnow = wholeRights(ability).can('read', 'Move');
    const belongsTo = item && mayKnow ? await findMoveOfOthers(db, unit.id, userId) : undefined;
    return item && { kind: 'unit', unit, item, ...(belongsTo ? { belongsTo } : {}) };
  },
  item: async ({ db }, id) => {
    const item = await findScannedItem(db, id as ItemId); // as above
    return item && { kind: 'item', item };
  },
  location: async ({ db }, id) => {
    const location = await findScannedLocation(db, id as StorageLocationId); // as above
    return location && { kind: 'location', location };
  },
  move: async ({ db, actor }, id) => {
    requireRight(await actor, 'read', 'Move');
    const move = await findScannedMove(db, id as MoveId); // as above
    return move && { kind: 'move', move };
  },
};
