import type { AttachTarget } from '@archway/contract/inventory/labels/label';
import type { Scanned } from '@archway/contract/inventory/scan';
import { readOwner } from '../../platform/session/stored-session.ts';
import { readStoredObject, stored } from '../../platform/storage/local-storage.ts';

/** Something a label can be put on. */
export type Thing = {
  readonly kind: AttachTarget;
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly detail?: string | undefined;
};

const key = 'recentThings';
const most = 6;

/** What the member who is here scanned lately on this device, in this organization, the last first. */
export const recentThings = (): Thing[] => {
  const { owner, things } = readStoredObject(key) ?? {};
  return owner === readOwner() && Array.isArray(things) ? things : [];
};

export const rememberThing = (scanned: Scanned) => {
  const thing = thingOf(scanned);
  if (!thing) return;
  const others = recentThings().filter(({ id }) => id !== thing.id);
  stored.write(key, JSON.stringify({ owner: readOwner(), things: [thing, ...others].slice(0, most) }));
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
