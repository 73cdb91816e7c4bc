import { latestContact } from '../../platform/outbox/device.ts';
import type { DeviceFact } from '../../platform/outbox/outbox-entry.ts';
import { keepOrRemember } from '../../platform/outbox/unkept-facts.ts';

type Recorded = {
  readonly shown?: Readonly<Record<string, unknown>> | undefined;
  readonly pictures?: readonly Blob[] | undefined;
};

/** Records what was done with pieces on this device, in the name of a member in one organization. */
export const recordEvents = (
  owner: string,
  facts: readonly DeviceFact[],
  { shown, pictures }: Recorded = {},
) => {
  const after = latestContact();
  return keepOrRemember(
    owner,
    facts.map((fact) => ({ fact: after ? { ...fact, after } : fact, shown, pictures })),
  );
};
