import type { Leg } from '@archway/contract/moves/states';
import { type ComponentType, lazy } from 'react';
import { loadFieldParts } from '../../inventory/scan/field/lazy-parts.ts';
import { loadWords } from '../../platform/i18n/start-i18n.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';

type Tab = ComponentType<{ moveId: string }>;

/** A leg with the words it speaks, and what keeps scans where there is no network to bring it. */
const tab = (load: () => Promise<Tab>) =>
  lazy(async () => {
    // A device that keeps nothing says so when something is to be kept.
    openOutbox().catch(() => undefined);
    loadFieldParts();
    const words = ['moves/crew', 'inventory', 'inventory/scan', 'inventory/item'];
    const [loaded] = await Promise.all([load(), ...words.map(loadWords)]);
    return { default: loaded };
  });

/** What stands in the tabs of a move. */
export const crewTabs: Readonly<Record<Leg, Tab>> = {
  pickup: tab(async () => (await import('./pickup-tab.tsx')).PickupTab),
  dropoff: tab(async () => (await import('./dropoff-tab.tsx')).DropoffTab),
  return: tab(async () => (await import('./return-tab.tsx')).ReturnTab),
};
