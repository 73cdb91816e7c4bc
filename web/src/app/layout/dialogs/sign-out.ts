import { logout } from '../../../platform/session/logout.ts';
import { getSession } from '../../../platform/session/session.ts';
import { openDialog } from './dialog-store.ts';

/** Signs out, or says first what was not sent: it waits on this device, and only its owner can send it. */
export const signOut = async () => {
  if ((await countUnsent()) > 0) openDialog('signOut');
  else logout();
};

/** How much of this member’s, in any organization, this device has still to send. */
export const countUnsent = async (): Promise<number> => {
  const member = getSession().user?.id ?? '';
  // Loaded with the pill that sends it. Where the outbox cannot be opened nothing can be lost in it.
  const store = await import('../../../platform/outbox/outbox.ts')
    .then(({ existingOutbox }) => existingOutbox())
    .catch(() => undefined);
  return (await store?.countOfMember(member)) ?? 0;
};
