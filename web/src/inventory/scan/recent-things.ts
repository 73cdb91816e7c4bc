import type { LabelTarget } from '@archway/contract/inventory/labels/label';
import type { Scanned } from '@archway/contract/inventory/scan';
import { stored } from '../../platform/storage/local-storage.ts';

/** Something a label can be put on. */
export type Thing = {
  readonly kind: LabelTarget;
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly detail?: string | undefined;
};

const key = 'recentThings';
const most = 6;

/** What was scanned on this device lately, the last first. */
export const recentThings = (): Thing[] => {
  try {
    const kept: unknown = JSON.parse(stored.read(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

export const rememberThing = (scanned: Scanned) => {
  const thing = thingOf(scanned);
  if (!thing) return;
  const others = recentThings().filter(({ id }) => id !== thing.id);
  stored.write(key, JSON.stringify([thing, ...others].slice(0, most)));
};

const thingOf = (scanned: Scanned): Thing | undefined => {
  switch (scanned.kind) {
    case 'unit': {
      const { unit, item } = scanned;
      return { kind: 'unit', id: unit.id, name: item.name, code: unit.code };
    }
    case 'item':
      return { kind: 'item', id: scanned.item.id, name: scanned.item.name, code: scanned.item.sku };
    case 'location': {
      const { id, name, code } = scanned.location;
      return { kind: 'location', id, name, code: code ?? '' };
    }
    default:
      return undefined;
  }
};
