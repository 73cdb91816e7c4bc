import { existingOutbox } from '../../platform/outbox/outbox.ts';
import { stored, unsentPrefix } from '../../platform/storage/local-storage.ts';

/** Stays on the device as long as what waits there. */
const key = `${unsentPrefix}Helper`;

/** Whoever helped on this device last. */
export const rememberHelper = (id: string) => stored.write(key, id);

/** How much they recorded that was not sent. */
export const countLeft = async (): Promise<number> => {
  const id = stored.read(key);
  if (!id) return 0;
  const store = await existingOutbox().catch(() => undefined);
  return (await store?.countOfMember(id)) ?? 0;
};
