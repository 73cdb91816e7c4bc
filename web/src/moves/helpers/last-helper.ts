import { saveWaiting } from '../../inventory/scans/save-waiting.ts';
import { existingOutbox } from '../../platform/outbox/outbox.ts';
import { stored, unsentPrefix } from '../../platform/storage/local-storage.ts';

/** Stays on the device as long as what waits there. */
const key = `${unsentPrefix}Helper`;

/** Whoever helped on this device last, as the owner of what they recorded. */
export const rememberHelper = (owner: string) => stored.write(key, owner);

/** How much they recorded that was not sent. */
export const countLeft = async (): Promise<number> => {
  const [id] = stored.read(key)?.split(' ') ?? [];
  if (!id) return 0;
  const store = await existingOutbox().catch(() => undefined);
  return (await store?.countOfMember(id)) ?? 0;
};

/** Offers that as a file. */
export const saveLeft = () => saveWaiting(stored.read(key) ?? undefined);
