import { latestContact } from '../../platform/outbox/device.ts';
import { keepFacts } from '../../platform/outbox/outbox.ts';
import type { DeviceFact } from '../../platform/outbox/outbox-entry.ts';

/** Records what was done with pieces on this device, in the name of a member in one organization. */
export const recordEvents = (
  owner: string,
  facts: readonly DeviceFact[],
  shown?: Readonly<Record<string, unknown>>,
) => {
  const after = latestContact();
  return keepFacts(
    owner,
    facts.map((fact) => ({ fact: after ? { ...fact, after } : fact, shown })),
  );
};
